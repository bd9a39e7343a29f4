import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRecord, placeOf, readRecord } from './records.mjs';

test('what a test file passes by is known until the file is another; what failed is not kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  const path = join(folder, 'one.test.ts');
  writeFileSync(path, 'test');
  const tests = [{ name: 'one', ms: 2, cpu: 1, hits: [7], isOk: true }];
  const seen = { load: [3], tests, ms: 9, cpu: 5 };
  keepRecord(placeOf(folder, path), { ...seen, fault: 'It does not load' });
  expect(readRecord(placeOf(folder, path))).toBeUndefined();
  keepRecord(placeOf(folder, path), { ...seen, tests: [...tests, { ...tests[0], isOk: false }] });
  expect(readRecord(placeOf(folder, path))).toBeUndefined();
  keepRecord(placeOf(folder, path), seen);
  expect(readRecord(placeOf(folder, path))).toEqual(seen);
  writeFileSync(path, 'another test');
  expect(readRecord(placeOf(folder, path))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
