import type { Envelope, Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files, questionFiles } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter, type LoggedIn } from '../../testing/people';
import { bombImage, sampleImage, samplePdf, samplePhoto } from '../../testing/sample-files';
import { purgeOrphans } from '../uploads/purge-orphans';

type Detail = Result<'questions.details'>;
type Sent = Result<'questions.pictures.add'>;
let test$: TestApp;
let asker: LoggedIn;
let peer: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp();
  asker = await enter(test$, await addUser(test$.db));
  peer = await enter(test$, await addUser(test$.db));
});

const path = '/api/questions';
const asked = {
  title: 'White dots in the dermoscope: scar or sweat duct?',
  text: 'Even white dots in a brown scalp with a thinning crown. Biopsy or not?',
};
async function send(bytes: Uint8Array<ArrayBuffer>[], by = asker, name = 'picture.jpg') {
  const body = new FormData();
  for (const one of bytes) body.append('questionImage', new File([one], name));
  const headers = { authorization: `Bearer ${by.token}` };
  const response = await test$.app.fetch(
    new Request(`http://127.0.0.1${path}/pictures`, { method: 'POST', headers, body }),
  );
  const envelope = (await response.json()) as Envelope;
  return { status: response.status, code: envelope.code, result: envelope.result as Sent };
}
/** Pictures of different sizes, so that they can be told apart. */
const sent = async (count: number) => {
  const all = [];
  for (let at = 0; at < count; at += 1)
    all.push((await send([await sampleImage('png', 60 + at, 40)], asker, 'a.png')).result);
  return all;
};
const ticked = (pictures: readonly { _id: string }[]) => pictures.map(({ _id }) => ({ _id, checked: true }));
const ask = (pictures: readonly object[], by = asker) =>
  test$.call('POST', path, { token: by.token, body: { ...asked, pictures } });
const change = (id: string, given: object, by = asker) =>
  test$.call('PUT', `${path}?id=${id}`, { token: by.token, body: { ...asked, ...given } });
const show = async (id: string, by = peer) =>
  (await test$.call('GET', `${path}/details/?id=${id}`, by)).body.result as Detail;
const fetchFile = (url: string, by: LoggedIn) =>
  test$.app.fetch(new Request(`http://127.0.0.1${url}`, { headers: { cookie: `device=${by.cookie}` } }));
const idsOf = ({ pictures }: Detail) => pictures.map(({ _id }) => _id);

test('[DOC-07] [SEC-32] pictures stand with a question in their order, redrawn without what the camera wrote, the small copies too', async () => {
  const photo = (await send([await samplePhoto(1200, 900)])).result;
  const [second] = await sent(1);
  const { body } = await ask(ticked([second as Sent, photo]));
  expect(body.code).toBe('QuestionPostSuccess');
  const shown = await show((body.result as Detail)._id);
  expect(idsOf(shown)).toEqual([second?._id, photo._id]);
  const large = shown.pictures[1] as Sent;
  expect(large.thumbnails.map(({ width }) => width)).toEqual([320]);
  for (const { url } of [large, ...large.thumbnails]) {
    const bytes = Buffer.from(await (await fetchFile(url, peer)).arrayBuffer());
    const { exif, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, bytes.includes('Camera')]).toEqual([undefined, undefined, undefined, false]);
    expect((await fetchFile(url, asker)).status).toBe(403);
  }
  const { items } = (await test$.call('GET', path, peer)).body.result as Result<'questions.list'>;
  expect(items.map(({ pictures }) => pictures)).toEqual([2]);
});

test('[DOC-07] without a tick, a fourth, one twice, another’s, one of another question, and one that is gone: refused, nothing is asked', async () => {
  const four = await sent(4);
  const [one, two] = four as [Sent, Sent];
  const theirs = (await send([await sampleImage('png')], peer, 'b.png')).result;
  const taken = (await ask(ticked([two]))).body.code;
  expect(taken).toBe('QuestionPostSuccess');
  const gone = (await sent(1))[0] as Sent;
  await test$.db
    .update(files)
    .set({ createdAt: new Date(0) })
    .where(eq(files.id, gone._id));
  await purgeOrphans(test$);
  for (const wrong of [
    [{ _id: one._id, checked: false }],
    [{ _id: one._id }],
    ticked(four),
    ticked([one, one]),
    ticked([one, theirs]),
    ticked([two]),
    ticked([gone]),
  ]) {
    const { status, body } = await ask(wrong);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  }
  const { total } = (await test$.call('GET', path, peer)).body.result as Result<'questions.list'>;
  expect(total).toBe(1);
});

test('[DOC-07] an edit takes a picture away, with its bytes, adds one and changes the order; where none are named they stay', async () => {
  const [one, two, three] = (await sent(3)) as [Sent, Sent, Sent];
  const { _id } = (await ask(ticked([one, two]))).body.result as Detail;
  expect(idsOf((await change(_id, {})).body.result as Detail)).toEqual([one._id, two._id]);
  const url = (await show(_id)).pictures[0]?.url ?? '';
  expect((await fetchFile(url, peer)).status).toBe(200);
  expect((await change(_id, { pictures: ticked([three]) }, peer)).status).toBe(404);
  const { body } = await change(_id, { pictures: ticked([three, two]) });
  expect(idsOf(body.result as Detail)).toEqual([three._id, two._id]);
  expect((await fetchFile(url, peer)).status).toBe(404);
  expect(await test$.db.$count(files, eq(files.id, one._id))).toBe(0);
  expect((await test$.call('DELETE', `${path}?id=${_id}`, asker)).body.code).toBe('DELETED');
  expect([await test$.db.$count(files), await test$.db.$count(questionFiles)]).toEqual([0, 0]);
});

test.each([
  ['a PDF named .jpg', () => samplePdf()],
  ['half of a picture', async () => (await samplePhoto()).slice(0, 400)],
  ['of 50,000 × 50,000', () => bombImage(50_000, 50_000)],
])('[DOC-07] [SEC-32] a picture that is %s is refused at its file', async (_what, make) => {
  const { status, code, result } = await send([await make()]);
  expect([status, code]).toEqual([400, 'DOCUMENT_VALIDATION_ERROR']);
  expect(result).toMatchObject({ issues: [{ path: expect.stringMatching(/^files\.questionImage/) }] });
});

test('[DOC-07] two pictures in one call, and a file of 11 MB, are refused', async () => {
  const small = await sampleImage('png');
  expect((await send([small, small], asker, 'a.png')).status).toBe(400);
  const large = new Uint8Array(11 * 1024 * 1024);
  large.set(small);
  expect([400, 413]).toContain((await send([large], asker, 'a.png')).status);
  expect(await test$.db.$count(files)).toBe(0);
});

test('[DOC-07] [SEC-31] what waits for its question is listed to who sent it alone, until a question names it', async () => {
  const waiting = async (by: LoggedIn) => (await test$.call('GET', `${path}/pictures`, by)).body.result as Sent[];
  const [one, two] = (await sent(2)) as [Sent, Sent];
  const listed = await waiting(asker);
  expect(new Set(listed.map(({ _id }) => _id))).toEqual(new Set([one._id, two._id]));
  for (const { url } of listed)
    expect([(await fetchFile(url, asker)).status, (await fetchFile(url, peer)).status]).toEqual([200, 403]);
  expect(await waiting(peer)).toEqual([]);
  await ask(ticked([one]));
  expect((await waiting(asker)).map(({ _id }) => _id)).toEqual([two._id]);
});
