import { chosenOf as chosenBy } from '@tvacha/api/chosen-rows';

/** Whether all tests run (`npm run test:full`), or the short set of `npm test`: those without `@full` in their title. */
const isFull = Boolean(process.env.TVACHA_FULL);
/** Where what is tested has changed: paths of specs, from the root of the repository, that run in full all the same. */
const changed = (process.env.TVACHA_FULL_SPECS ?? '').split(',').filter(Boolean);

/** Chooses the rows that stand for their matrix in the short set: others each day. */
export const seed = process.env.TVACHA_SEED || new Date().toISOString().slice(0, 10);
// The workers choose as the runner did, also after midnight.
process.env.TVACHA_SEED = seed;

const inE2e = (path: string) => path.replace(/^e2e\/?/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the short set leaves out; Playwright matches it with a line of project, file from e2e, and title. */
export const leftOut = (): RegExp | undefined =>
  isFull ? undefined : new RegExp(`^${changed.map((path) => `(?!\\S+ ${inE2e(path)})`).join('')}.* @full`);

/** Whether everything is looked at in a spec. */
export const isInFull = (file: string): boolean => isFull || changed.some((path) => file.includes(`/${path}`));

/** One of so many, by the seed. */
export const chosenOf = (matrix: string, count: number): number => chosenBy(seed, matrix, count);

/** The rows of a matrix, each with what ends its title: one of them, by the seed, is in the short set. */
export function sampled<Row extends object>(matrix: string, rows: readonly Row[]): (Row & { tier: '' | ' @full' })[] {
  const chosen = chosenOf(matrix, rows.length);
  return rows.map((row, at) => ({ ...row, tier: at === chosen ? '' : ' @full' }));
}

/** Of rows that one test goes through: all of them where everything is looked at, or the one that the seed chooses. */
export const chosenIn = <Row extends object>(file: string, matrix: string, rows: readonly Row[]): readonly Row[] =>
  isInFull(file) ? rows : sampled(matrix, rows).filter(({ tier }) => tier === '');
