import { sizeOfPicture } from './picture-size';

const signs = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number, bytes: number) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255);
const webp = (kind: string, ...rest: number[]) => [...signs('RIFF'), 0, 0, 0, 0, ...signs(`WEBP${kind}`), ...rest];

const png = [...four(0x89504e47), ...four(0x0d0a1a0a), ...four(13), ...signs('IHDR'), ...four(50_000), ...four(40_000)];
/** Notes of the camera before the frame, with a small picture in them that has a frame of its own. */
const notes = [0xff, 0xe1, 0, 13, 0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1];
const frame = [0, 17, 8, 0x9c, 0x40, 0xc3, 0x50, 3];

test.each([
  ['a PNG', png],
  ['a JPEG', [0xff, 0xd8, ...notes, 0xff, 0xc0, ...frame]],
  ['a progressive JPEG with tables before its frame', [0xff, 0xd8, 0xff, 0xc4, 0, 4, 1, 2, 0xff, 0xff, 0xc2, ...frame]],
  ['a large WebP', webp('VP8X', ...little(10, 4), ...little(0, 4), ...little(49_999, 3), ...little(39_999, 3))],
])('[DOC-06] [SEC-32] how large %s is stands in its head', (_what, bytes) => {
  expect(sizeOfPicture(new Uint8Array(bytes))).toEqual({ width: 50_000, height: 40_000 });
});

test.each([
  ['with losses', webp('VP8 ', ...little(99, 4), 0, 0, 0, 0x9d, 1, 0x2a, ...little(900, 2), ...little(600, 2))],
  ['without losses', webp('VP8L', ...little(99, 4), 0x2f, ...little(899 + (599 << 14), 4))],
])('[DOC-06] [SEC-32] and how large a WebP %s is', (_how, bytes) => {
  expect(sizeOfPicture(new Uint8Array(bytes))).toEqual({ width: 900, height: 600 });
});

test.each([
  ['a PDF', signs('%PDF-1.7 and what follows')],
  ['a JPEG that is cut off in its notes', [0xff, 0xd8, 0xff, 0xe1, 0x40, 0, 1, 2, 3]],
  ['nothing', []],
])('[DOC-06] [SEC-32] of %s nothing is known', (_what, bytes) => {
  expect(sizeOfPicture(new Uint8Array(bytes))).toBeUndefined();
});
