import { actingPdfs, heavyFiles, linkedPdf, longArrayPdf, packedPdf } from '../testing/hostile-files';
import { join } from '../testing/sample-files';
import { FileError } from './incoming-file';
import { readPdf } from './read-pdf';

test.each(Object.entries(actingPdfs))('[SEC-33] a PDF that %s is refused', async (_what, make) => {
  await expect(readPdf(make())).rejects.toThrow('holds a script, another file or an action');
});

test('[SEC-33] a PDF that turns to a page when opened and links to an address is taken', async () => {
  expect(await readPdf(await linkedPdf())).toBe(2);
});

test('[SEC-33] a PDF with one very long array is taken', async () => {
  expect(await readPdf(await longArrayPdf(300_000))).toBe(1);
});

test.each(['nested arrays, packed twice', 'blanks, packed thrice'])(
  '[SEC-33] a PDF of %s is refused before it fills the memory',
  async (name) => {
    await expect(async () => readPdf((await heavyFiles[name]?.()) as Uint8Array)).rejects.toThrow('unpacks to more');
  },
);

test('[SEC-33] what unpacks to a little less is looked at', async () => {
  const blanks = new Uint8Array(30 * 1024 * 1024).fill(0x20);
  expect(await readPdf(packedPdf(join(blanks, 'null')))).toBe(1);
});

test.each(['a tree of pages in circles', 'a page very many times', 'a deep tree of pages', 'open brackets'])(
  '[SEC-33] a PDF of %s ends with words for its sender',
  async (name) => {
    await expect(async () => readPdf((await heavyFiles[name]?.()) as Uint8Array)).rejects.toThrow(FileError);
  },
);
