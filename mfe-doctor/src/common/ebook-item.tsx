import type { Ebook } from '@tvacha/shared-contract';
import { EbookCard } from './ebook-card';
import { EbookRow } from './ebook-row';

/** A book in a list, as a cover or as a line. */
export function EbookItem({ row, view }: { row: Ebook; view: 'covers' | 'list' }) {
  return view === 'covers' ? <EbookCard ebook={row} level="h2" /> : <EbookRow ebook={row} level="h2" />;
}
