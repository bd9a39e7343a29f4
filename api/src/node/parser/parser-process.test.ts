import { pathToFileURL } from 'node:url';
import { oddFilms, sampleFilm } from '../../testing/films';
import { heavyFiles, packedPdf } from '../../testing/hostile-files';
import { bombImage, emptyZip, join, sampleImage, samplePdf } from '../../testing/sample-files';
import { FileError } from '../../uploads/incoming-file';
import { type ApartParser, type ParserOptions, startParser } from './parser-process';

/** As a server that runs from its sources starts it. */
const flags = ['--import', pathToFileURL(require.resolve('tsx')).href];
const open: ApartParser[] = [];
const start = (options: ParserOptions = {}) => {
  const parser = startParser({ limit: 60_000, flags, ...options });
  open.push(parser);
  return parser;
};
afterAll(() => Promise.all(open.map((parser) => parser.close())));

const named = async (name: string) => (await heavyFiles[name]?.()) as Awaited<ReturnType<typeof samplePdf>>;
const tooLong = 'takes too long';
const objects = packedPdf(`[${'[[]]'.repeat(1_000_000)}]`);

test('[SEC-32, SEC-33] files are read apart, and told why they are refused as if they were read here', async () => {
  const parser = start();
  expect(await parser.readPdf(await samplePdf(3))).toBe(3);
  expect(await parser.redraw(await sampleImage('png'), 'png', [])).toMatchObject({
    kind: 'png',
    width: 64,
    height: 48,
    thumbnails: [],
  });
  expect(await parser.scan(join(await sampleImage('png'), emptyZip))).toBe('an archive behind it');
  await expect(parser.redraw(await bombImage(50_000, 50_000), 'png', [])).rejects.toThrow('40 million pixels');
  await expect(parser.readPdf(join('%PDF-1.7\n%%EOF'))).rejects.toThrow('damaged');
});

test('[SEC-33] a film is read apart where it lies: what is wanted of it is sent, and no more than a film needs', async () => {
  const parser = start({ most: 1 });
  const bytes = sampleFilm('mp4');
  const source = { size: bytes.byteLength, read: async (from: number, to: number) => bytes.slice(from, to) };
  expect(await parser.readFilm(source, 'mp4')).toMatchObject({ seconds: 2, width: 64 });
  const { kind, bytes: make, told } = oddFilms['says a length of 50 days'] as (typeof oddFilms)[string];
  const odd = make();
  const read = async (from: number, to: number) => odd.slice(from, to);
  await expect(parser.readFilm({ size: odd.byteLength, read }, kind)).rejects.toThrow(told);
  // Its table of contents is said to fill a gigabyte.
  const huge = sampleFilm('mp4');
  new DataView(huge.buffer).setUint32(Buffer.from(huge).indexOf('moov') - 4, 1024 ** 3);
  const filler = async (from: number, to: number) => {
    const piece = new Uint8Array(to - from);
    piece.set(huge.subarray(from, to));
    return piece;
  };
  await expect(parser.readFilm({ size: 1024 ** 3, read: filler }, 'mp4')).rejects.toThrow(FileError);
  const away = async () => Promise.reject(new Error('The store is away'));
  await expect(parser.readFilm({ size: 10_000, read: away }, 'mp4')).rejects.toThrow('The store is away');
  expect(await parser.readPdf(await samplePdf(2))).toBe(2);
});

test('[SEC-33] a file that outruns the memory is refused, the next one is read', async () => {
  const parser = start({ heap: 64, most: 1 });
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await expect(parser.readPdf(objects)).rejects.toThrow(tooLong);
  clearInterval(timer);
  // Nobody waited for it here.
  expect(turns).toBeGreaterThan(0);
  expect(await parser.readPdf(await samplePdf(2))).toBe(2);
});

test('[SEC-33] a file that outruns its time is refused', async () => {
  await expect(start({ limit: 3000 }).readPdf(await named('a long name'))).rejects.toThrow(tooLong);
});

test('[SEC-42] more files at once than may wait are refused, and those that wait are read', async () => {
  const parser = start({ most: 1, waiting: 1 });
  const pdf = await samplePdf(1);
  const read = [1, 2, 3].map(() => parser.readPdf(pdf));
  await expect(read[2]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await Promise.all(read.slice(0, 2))).toEqual([1, 1]);
});
