import { readSettings } from './reader-settings';

const usual = { view: 'continuous', isText: false, isDimmed: true, textSize: 1, textSpacing: 'usual' };

test('[PDF-01] how somebody likes to read is taken up again', () => {
  const kept = { view: 'double', isText: true, isDimmed: false, textSize: 1.5, textSpacing: 'wide' };
  expect(readSettings(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"view":"triple","isText":"yes","isDimmed":null,"textSize":99,"textSpacing":1}',
])('[PDF-01] what was not kept by the reader (%s) changes nothing', (text) => {
  expect(readSettings(text)).toEqual(usual);
});
