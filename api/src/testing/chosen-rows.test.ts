import { chosenRows } from './chosen-rows';

const rows = [...'abcdefghij'];
const days = Array.from({ length: 60 }, (_, day) => `2026-01-${day}`);
const { env } = process;
const chosen = (seed: string, touched?: string) => {
  process.env = { ...env, TVACHA_SEED: seed, TVACHA_TOUCHED: touched };
  return chosenRows('letters', 3, rows);
};

beforeEach(() => {
  delete env.TVACHA_FULL;
});
afterEach(() => {
  process.env = env;
});

test('so many rows are chosen, the same all day, and each has its day', () => {
  for (const day of days) expect(new Set(chosen(day)).size).toBe(3);
  expect(chosen('2026-01-01')).toEqual(chosen('2026-01-01'));
  expect(new Set(days.flatMap((day) => chosen(day))).size).toBe(rows.length);
});

test('without a seed, in a full run and where the package is touched, all of them are', () => {
  expect(chosen('')).toEqual(rows);
  expect(chosen('2026-01-01', 'shell,api')).toEqual(rows);
  expect(chosen('2026-01-01', 'shell,mfe-doctor')).toHaveLength(3);
  process.env.TVACHA_FULL = '1';
  expect(chosenRows('letters', 3, rows)).toEqual(rows);
});
