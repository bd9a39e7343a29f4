import { hash } from '../lib/repository-files.mjs';
import { changeOf, findMutants } from './find-mutants.mjs';

/** A number between 0 and 1 that belongs to these words: the same at each run, whatever else has changed. */
const chance = (...words) => (Number.parseInt(hash(words.join('\n')).slice(0, 12), 16) + 1) / 2 ** 48;

const byChance = (list, chanceOf) => [...list].sort((one, other) => chanceOf(one) - chanceOf(other));
const linesOf = (text) => text.split('\n').filter((line) => line.trim()).length;

/** How many of `count` fall to each root, by its lines. */
export function shareOut(sources, count) {
  const lines = new Map(
    [...sources].map(([root, files]) => [root, files.reduce((sum, { text }) => sum + linesOf(text), 0)]),
  );
  const total = [...lines.values()].reduce((sum, some) => sum + some, 0);
  const exact = [...lines].map(([root, some]) => ({ root, some: (some / total) * count }));
  const shares = new Map(exact.map(({ root, some }) => [root, Math.floor(some)]));
  const rest = count - [...shares.values()].reduce((sum, some) => sum + some, 0);
  const byRest = exact.toSorted((one, other) => (other.some % 1) - (one.some % 1));
  for (const { root } of byRest.slice(0, rest)) shares.set(root, shares.get(root) + 1);
  return shares;
}

/** The mutant a seed chooses in a source: first its kind, so that the common ones do not crowd out the others. */
export function chooseIn({ file, text }, { seed, neighbours }) {
  const mutants = findMutants(file, text, neighbours);
  const [kind] = byChance(new Set(mutants.map((mutant) => mutant.kind)), (name) => chance(seed, file, name));
  const [chosen] = byChance(
    mutants.filter((mutant) => mutant.kind === kind),
    (mutant) => chance(seed, file, mutant.where, changeOf(mutant)),
  );
  return chosen;
}

/**
 * Draws mutants by a seed, at most one of a file, long files sooner; a change elsewhere leaves the draw as it was.
 * @returns for each root the mutants in the order of the draw, more than its share, and the share
 */
export function draw(sources, { seed, count, neighbours }) {
  const shares = shareOut(sources, count);
  return new Map(
    [...sources].map(([root, files]) => {
      const share = shares.get(root);
      const drawn = [];
      const order = byChance(files, ({ file, text }) => -Math.log(chance(seed, file)) / linesOf(text));
      for (const source of order) {
        if (drawn.length >= share * 1.8 + 2) break;
        const mutant = chooseIn(source, { seed, neighbours });
        if (mutant) drawn.push({ ...mutant, file: source.file, root });
      }
      return [root, { share, drawn }];
    }),
  );
}
