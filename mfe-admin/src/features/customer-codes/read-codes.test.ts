import { readCodes, textOf } from './read-codes';

const at = (list: { line: number; text: string }[]) => list.map(({ line, text }) => `${line} ${text}`);

test('[ADM-04] codes are read from lines and from the first column of CSV; what is none is told with its line', () => {
  const text = '\uFEFFcode,printed\r\n"TVD-1",May\ntvd-2;June\n\nTVD-1\nTVD 3\n=1+1\nटीवीडी-4\n  TVD-5\t\nab\n';
  const { codes, doubles, malformed } = readCodes(text);
  expect(codes).toEqual(['TVD-1', 'TVD-2', 'TVD-5']);
  expect(at(doubles)).toEqual(['5 TVD-1']);
  expect(at(malformed)).toEqual(['6 TVD 3', '7 =1+1', '8 टीवीडी-4', '10 ab']);
  // A head is a head in the first line alone.
  expect(readCodes('TVD-1\ncodes').codes).toEqual(['TVD-1', 'CODES']);
});

test('[ADM-04] a file is read as spreadsheets save it; one that is too large, no text or gone is not', async () => {
  const read = (content: string | Buffer) => textOf(new File([content as BlobPart], 'codes.csv'));
  expect(await read('TVD-1\r\nTVD-2')).toBe('TVD-1\r\nTVD-2');
  expect(await read(Buffer.from('\uFEFFTVD-1\r\nTVD-2', 'utf16le'))).toBe('TVD-1\r\nTVD-2');
  expect(await read('PK\x03\x04\0\0')).toBeNull();
  expect(await read('x'.repeat(1_000_001))).toBeNull();
  const gone = { arrayBuffer: () => Promise.reject(new Error('away')) };
  expect(await textOf(Object.assign(new File(['TVD-1'], 'codes.csv'), gone))).toBeNull();
});
