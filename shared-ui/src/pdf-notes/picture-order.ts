import type { Mark } from '@tvacha/shared-contract';

type Picture = Extract<Mark, { kind: 'image' }>;

const orderOf = (mark: Mark) => (mark.kind === 'image' ? (mark.order ?? 0) : Number.POSITIVE_INFINITY);

/** Marks as they lie, from the lowest on: pictures in their order below all that is drawn. */
export const stacked = (marks: readonly Mark[]): Mark[] =>
  [...marks].sort((one, other) => {
    const [low, high] = [orderOf(one), orderOf(other)];
    return low === high ? 0 : low - high;
  });

/** The order by which a picture lies before all others of its page, or behind them. @param marks of its page */
export function orderAt(end: 'front' | 'back', marks: readonly Mark[], id?: string): number {
  const others = marks.filter((mark) => mark.kind === 'image' && mark.id !== id).map(orderOf);
  if (others.length === 0) return 0;
  return end === 'front' ? Math.max(...others) + 1 : Math.min(...others) - 1;
}

/** Whether a picture lies there already, so that nothing would change. */
export function isAt(end: 'front' | 'back', marks: readonly Mark[], { id }: Picture): boolean {
  const pictures = stacked(marks).filter(({ kind }) => kind === 'image');
  return (end === 'front' ? pictures.at(-1) : pictures[0])?.id === id;
}
