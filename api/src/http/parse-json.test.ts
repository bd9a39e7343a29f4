import { parseJson } from './parse-json';

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

test('[SEC-42] JSON is refused before it is parsed where it is nested too deep, however that is written', () => {
  expect(parseJson(nested(64))).toHaveLength(1);
  expect(() => parseJson(nested(65))).toThrow('nested too deep');
  expect(() => parseJson(nested(100_000))).toThrow('nested too deep');
  expect(() => parseJson(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)).toThrow('nested too deep');
  // Brackets within a text are text, also after a quotation mark that is part of it; those beside it are not.
  expect(parseJson(JSON.stringify(['"', '['.repeat(99), '\\', '{'.repeat(99), '\\"']))).toHaveLength(5);
  expect(() => parseJson(`["\\"", ${nested(99)}]`)).toThrow('nested too deep');
  expect(parseJson(`[${'[],'.repeat(500)}1]`)).toHaveLength(501);
  expect(() => parseJson('{')).toThrow(SyntaxError);
});
