import sharp from 'sharp';
import { files, type UserRow } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import {
  type Bytes,
  bombImage,
  emptyZip,
  join,
  locked,
  sampleImage,
  samplePdf,
  samplePhoto,
  withFile,
  withLaunch,
  withScript,
} from '../../testing/sample-files';
import { formOf, uploadApp } from '../../testing/upload-app';

let test$: TestApp;
let user: UserRow;
let token: string;
beforeEach(async () => {
  test$ = await makeApp();
  user = await addUser(test$.db);
  ({ token } = await enter(test$, user));
});

const send = async (field: string, bytes: Bytes, name: string) => {
  const response = await uploadApp(test$)({ body: formOf(field, bytes, name) }, token);
  return { status: response.status, body: await response.json() };
};
const rows = () => test$.db.select().from(files);

const gif = join('GIF89a/*', new Uint8Array(8), '*/=1;alert(1)//');
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const page = '<html><script>alert(1)</script></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const large = 10 * 1024 * 1024 + 1;

test.each<[string, string, string, () => Promise<Bytes> | Bytes, string]>([
  ['a GIF that is a script', 'picture', 'a.gif', () => gif, 'kinds of files'],
  ['an SVG', 'picture', 'a.svg', () => join(svg), 'kinds of files'],
  ['an SVG called a PNG', 'picture', 'a.png', () => join(svg), 'kinds of files'],
  ['a web page called a PDF', 'paper', 'a.pdf', () => join(page), 'kinds of files'],
  ['a PDF where pictures go', 'picture', 'a.pdf', () => samplePdf(), 'kinds of files'],
  ['a PNG called a JPEG', 'picture', 'a.jpg', () => sampleImage('png'), 'of another kind than its name'],
  ['an image without an ending', 'picture', 'a', () => sampleImage('png'), 'of another kind than its name'],
  ['two endings', 'picture', 'card.php.png', () => sampleImage('png'), 'two endings'],
  ['two endings of images', 'picture', 'card.jpg.png', () => sampleImage('png'), 'two endings'],
  ['an ending turned round', 'picture', 'a\u202egnp.exe', () => sampleImage('png'), 'of another kind than its name'],
  ['an ending behind a NUL', 'picture', 'a.php\u0000.png', () => sampleImage('png'), 'two endings'],
  ['a JPEG with an archive', 'picture', 'a.jpg', async () => join(await sampleImage('jpeg'), emptyZip), 'an archive'],
  ['a JPEG with a web page', 'picture', 'a.jpg', async () => join(await sampleImage('jpeg'), page), 'a web page'],
  [
    'a PDF that starts a web page',
    'paper',
    'a.pdf',
    async () => join('%PDF-1.4\n%', page, '\n', await samplePdf()),
    'a web page',
  ],
  ['a PDF that goes on', 'paper', 'a.pdf', async () => join(await samplePdf(), 'and more'), 'behind its end'],
  [
    'the test sequence of scanners',
    'paper',
    'a.pdf',
    async () => join('%PDF-1.4\n%', eicar, '\n', await samplePdf()),
    'test sequence',
  ],
  ['a decompression bomb', 'picture', 'a.png', () => bombImage(50_000, 50_000), '40 million pixels'],
  ['a JPEG cut off', 'picture', 'a.jpg', async () => (await sampleImage('jpeg', 640, 480)).slice(0, 900), 'damaged'],
  [
    'too large an image',
    'picture',
    'a.png',
    async () => join(await sampleImage('png'), new Uint8Array(large)),
    'larger than 10 MB',
  ],
  ['nothing', 'picture', 'a.png', () => join(''), 'empty'],
  ['a PDF with a script', 'paper', 'a.pdf', () => samplePdf(1, withScript), 'holds a script'],
  ['a PDF with a file', 'paper', 'a.pdf', () => samplePdf(1, withFile), 'holds a script'],
  ['a PDF that starts a program', 'paper', 'a.pdf', () => samplePdf(1, withLaunch), 'holds a script'],
  ['a locked PDF', 'paper', 'a.pdf', () => samplePdf(1, locked), 'locked'],
  ['a damaged PDF', 'paper', 'a.pdf', () => join('%PDF-1.7\n1 0 obj << /Type\n%%EOF'), 'damaged'],
  ['a PDF of too many pages', 'paper', 'a.pdf', () => samplePdf(2001), '2000 pages'],
])('[SEC-32, SEC-33] %s is refused and leaves nothing', async (_what, field, name, make, why) => {
  const put = jest.spyOn(test$.files, 'put');
  const { status, body } = await send(field, await make(), name);
  expect([status, body.code]).toEqual([400, 'DOCUMENT_VALIDATION_ERROR']);
  expect(body.result.issues).toEqual([{ path: `files.${field}.0`, message: expect.stringContaining(why) }]);
  expect(await rows()).toEqual([]);
  expect(put).not.toHaveBeenCalled();
});

test.each(['jpeg', 'png', 'webp'] as const)('[SEC-32] a %s comes in, redrawn', async (kind) => {
  const { body } = await send('picture', await sampleImage(kind), `a.${kind}`);
  expect(body.code).toBe('UPDATE_SUCCCESS');
  expect(await rows()).toMatchObject([
    { ownerId: user.id, purpose: 'profilePic', type: `image/${kind}`, width: 64, height: 48, claimedAt: null },
  ]);
});

test('[SEC-32] a photograph keeps its pixels and loses the place it was taken at', async () => {
  const photo = await samplePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect(Buffer.from(photo).includes('Camera')).toBe(true);
  await send('picture', photo, 'clinic.jpg');
  const [row] = await rows();
  const kept = await new Response(await test$.files.read(row?.key ?? '')).bytes();
  const { exif, xmp, iptc, width, height } = await sharp(kept).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(Buffer.from(kept).includes('Camera')).toBe(false);
  // It was turned upright by what is gone now.
  expect([width, height, row?.width, row?.height, row?.size]).toEqual([48, 64, 48, 64, kept.byteLength]);
});

test('[SEC-33] a PDF comes in as it is, with its pages counted', async () => {
  const pdf = await samplePdf(3);
  await send('paper', pdf, 'Dr. Rao, degree 12.5.2019.pdf');
  const [row] = await rows();
  expect(row).toMatchObject({
    name: 'Dr. Rao, degree 12.5.2019.pdf',
    type: 'application/pdf',
    pages: 3,
    size: pdf.byteLength,
  });
  expect(row?.sha256).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['..\\..\\windows\\card.png', 'card.png'],
  ['/card.png', 'card.png'],
  ['.card.png', 'card.png'],
  ['ca\u0000rd\u202e\u0007.png', 'card.png'],
  ['विज़िटिंग कार्ड.png', 'विज़िटिंग कार्ड.png'.normalize('NFC')],
  [`${'x'.repeat(500)}.png`, `${'x'.repeat(116)}.png`],
])('[SEC-33] the name %j is shown as %j and is no path', async (name, shown) => {
  await send('picture', await sampleImage('png'), name);
  const [row] = await rows();
  expect(row?.name).toBe(shown);
  expect(row?.key).toMatch(/^uploads\/profilePic\/[0-9a-f-]{36}\.png$/);
});

test('[SEC-32] of several files one is not good: it is named, and none is kept', async () => {
  const form = formOf('paper', await samplePdf(), 'good.pdf');
  form.append('paper', new File([svg], 'bad.png'));
  form.append('picture', new File([await sampleImage('png')], 'good.png'));
  const response = await uploadApp(test$)({ body: form }, token);
  expect(await response.json()).toMatchObject({
    code: 'DOCUMENT_VALIDATION_ERROR',
    result: { issues: [{ path: 'files.paper.1' }] },
  });
  expect(await rows()).toEqual([]);
});
