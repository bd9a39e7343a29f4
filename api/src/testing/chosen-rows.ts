import { createHash } from 'node:crypto';

/** Jest's. */
declare const expect: { getState(): { testPath?: string } };

/** One of so many, by a seed. */
export const chosenOf = (seed: string, matrix: string, count: number): number =>
  createHash('sha256').update(`${seed} ${matrix}`).digest().readUInt32BE() % count;

/**
 * Rows that stand for their matrix in `npm test`: so many that follow one another, others each day. All of them by
 * hand, in the full run, and where a change touches the package of the test (`scripts/test.mjs` says which and when).
 */
export function chosenRows<Row>(matrix: string, count: number, rows: readonly Row[]): Row[] {
  const { TVACHA_SEED: seed, TVACHA_FULL: full, TVACHA_TOUCHED: touched = '' } = process.env;
  const { testPath = '' } = expect.getState();
  const isTouched = touched.split(',').some((name) => name !== '' && testPath.includes(`/${name}/`));
  if (full || !seed || isTouched || rows.length <= count) return [...rows];
  const first = chosenOf(seed, matrix, rows.length);
  return [...rows, ...rows].slice(first, first + count);
}
