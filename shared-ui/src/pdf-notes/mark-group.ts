import type { Mark } from '@tvacha/shared-contract';
import { middleOfView } from './add-marks';
import { moved, type Point } from './geometry';
import type { Drawn } from './mark-list';
import { marksOn, type Notebook, type NotebookState } from './notebook';
import { orderAt, stacked } from './picture-order';

/** The marks that are selected: the one in hand first, then those that were added to it. */
export const groupOf = ({ list, selected, added }: Pick<NotebookState, 'list' | 'selected' | 'added'>): Mark[] =>
  [selected, ...added].flatMap((id) => list.marks.get(id ?? '') ?? []);

/** Adds a mark to the selection, or takes it out; one of another page is selected alone. */
export function toggleSelected(book: Notebook, mark: Mark): void {
  const { selected, added } = book.get();
  const [inHand] = groupOf(book.get());
  if (inHand === undefined || inHand.page !== mark.page) book.set({ selected: mark.id, draft: undefined });
  else if (mark.id === selected) book.set({ selected: added[0], added: added.slice(1) });
  else if (added.includes(mark.id)) book.set({ added: added.filter((id) => id !== mark.id) });
  else book.set({ added: [...added, mark.id] });
}

export function selectAllOn(book: Notebook, { id, page }: Mark): void {
  const others = marksOn(book.get(), page).filter((mark) => mark.id !== id);
  book.set({ added: others.map((mark) => mark.id) });
}

/** Holds what is selected, to be put on any page; highlights stay on their words. */
export function copySelected(book: Notebook): void {
  book.set({ copied: groupOf(book.get()).filter(({ kind }) => kind !== 'highlight') });
}

/** Points by which a copy lies beside what it was made of, on the same page. */
const beside: Point = [12, -12];

/** Puts what was copied on the page in view, where it was on its own. @returns whether there was anything */
export function pasteCopied(book: Notebook, stage: Element | null): boolean {
  const { copied } = book.get();
  const page = stage && middleOfView(book, stage)?.page;
  if (!page || copied.length === 0) return false;
  const onPage = marksOn(book.get(), page.number);
  const put = stacked(copied).map((mark): Drawn => {
    const by: Point = mark.page === page.number ? beside : [0, 0];
    const copy = { ...moved(mark, by, page.view), id: crypto.randomUUID(), page: page.number };
    return copy.kind === 'image' ? { ...copy, order: orderAt('front', onPage) } : copy;
  });
  if (!book.act({ put })) return true;
  const [first, ...others] = put.map(({ id }) => id);
  book.set({ tool: 'select', selected: first, added: others, draft: undefined });
  // The next copy lies beside this one.
  book.set({ copied: put as Mark[] });
  return true;
}
