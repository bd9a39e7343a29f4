import { csvRow } from './csv';

test('[ADM-03] a cell that a spreadsheet would run is text, whichever sign it begins with', () => {
  const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
  const taken = signs.map((sign) => csvRow([`${sign}1+1`]));
  expect(taken).toEqual(signs.map((sign) => `"'${sign}1+1"\r\n`));
});

test('[ADM-03] quotes are doubled, a sign within a cell stays, a number is no text, and nothing is an empty cell', () => {
  expect(csvRow(['a"b,c', 'x=1', -3, null, undefined, ''])).toBe('"a""b,c","x=1",-3,"","",""\r\n');
});
