import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { FontFiles } from '../pdf/embed-faces';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;
const padded = (length: number) => (length + 3) & ~3;

/**
 * The plain font inside a WOFF file. The PDF library reads WOFF too, but inflates a whole table for every
 * glyph that it copies, which made a book ten times slower.
 */
function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woffHeader + at * woffEntry;
    const offset = from.getUint32(entry + 4);
    const packed = woff.subarray(offset, offset + from.getUint32(entry + 8));
    const length = from.getUint32(entry + 12);
    const bytes = packed.byteLength < length ? new Uint8Array(inflateSync(packed)) : packed;
    return { tag: from.getUint32(entry), checksum: from.getUint32(entry + 16), bytes };
  });
  const start = sfntHeader + count * sfntEntry;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.byteLength), start);
  const font = new Uint8Array(size);
  const to = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, 2 ** power * 16);
  to.setUint16(8, power);
  to.setUint16(10, count * 16 - 2 ** power * 16);
  let offset = start;
  tables.forEach(({ tag, checksum, bytes }, at) => {
    const entry = sfntHeader + at * sfntEntry;
    to.setUint32(entry, tag);
    to.setUint32(entry + 4, checksum);
    to.setUint32(entry + 8, offset);
    to.setUint32(entry + 12, bytes.byteLength);
    font.set(bytes, offset);
    offset += padded(bytes.byteLength);
  });
  return font;
}

const places: Readonly<Record<keyof FontFiles, string>> = {
  text: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
  italic: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
  display: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  label: '@fontsource/inter/files/inter-latin-500-normal.woff',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-500-normal.woff',
};

export type { FontFiles } from '../pdf/embed-faces';

async function read(): Promise<FontFiles> {
  const { resolve } = createRequire(import.meta.url);
  const pairs = Object.entries(places).map(async ([name, place]) => [name, unpackWoff(await readFile(resolve(place)))]);
  return Object.fromEntries(await Promise.all(pairs));
}

let known: Promise<FontFiles> | undefined;

/** The faces that books and certificates are set in, as they lie in their packages; read once. */
export function readFontFiles(): Promise<FontFiles> {
  known ??= read();
  return known;
}
