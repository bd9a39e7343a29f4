import type { Author } from '@tvacha/shared-contract';

/** How many authors show at once; the search finds the others. */
const shown = 6;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The authors to offer: those whose name holds the text, most titles first; the chosen one always leads. */
export function authorChoices(authors: readonly Author[], text: string, chosen: string) {
  const wanted = plain(text.trim());
  const rank = (author: Author) => (author._id === chosen ? Number.POSITIVE_INFINITY : author.count);
  return authors
    .filter((author) => author._id === chosen || plain(author.name).includes(wanted))
    .toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name))
    .slice(0, shown)
    .map(({ _id, name, count }) => ({ value: _id, label: name, count }));
}
