import { type Block, namedItems, type Part, paragraphsOf, partsOf, wrong } from '../../content/markdown';
import { readFolder, type Source } from '../../content/read-folder';
import { monographSchema } from './monograph';

function pairsOf(blocks: readonly Block[], line: number) {
  const [only, ...more] = blocks;
  if (!only || !('items' in only) || more.length > 0) throw wrong(line, 'one list stands here, **name**: text');
  return namedItems(only.items, only.line, ':');
}

type Read = (blocks: readonly Block[], line: number) => unknown;

/** What stands below which heading. */
const sections = new Map<string, [field: string, read: Read]>([
  ['History', ['history', paragraphsOf]],
  ['Examination', ['examination', paragraphsOf]],
  ['Differential diagnosis', ['differential', pairsOf]],
  ['Investigations', ['investigations', paragraphsOf]],
  ['Treatment ladder', ['ladder', pairsOf]],
  ['Counselling', ['counselling', paragraphsOf]],
  ['Pitfalls in skin of colour', ['pitfalls', paragraphsOf]],
]);

function fieldOf({ heading, line, blocks }: Part): [string, unknown] {
  const section = sections.get(heading);
  if (!section)
    throw wrong(line, `no part of a book is called ${heading}; there are ${[...sections.keys()].join(', ')}`);
  const [field, read] = section;
  return [field, read(blocks, line)];
}

/** A written-out book as its file gives it. */
export function monographOf({ front, blocks }: Source): unknown {
  const { intro, parts } = partsOf(blocks);
  const [stray] = intro;
  if (stray) throw wrong(stray.line, 'a book begins with ## History');
  return { ...front, ...Object.fromEntries(parts.map(fieldOf)) };
}

/** The books that are written out in full, those whose files are made first at the beginning. */
export const monographs = readFolder('monographs', monographSchema, monographOf);
