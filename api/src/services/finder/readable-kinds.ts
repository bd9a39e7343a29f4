import { type ReadingSection, type SearchKind, searchKinds, searchKindTable } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/vocabulary';
import type { Caller } from '../ctx';
import { mayRead } from '../reading/may-read';

interface Description {
  type?: ContentType;
  sections?: readonly ReadingSection[];
}
const table: Record<SearchKind, Description> = searchKindTable;

/** The kinds that this caller may read at all; nothing else is even looked at. */
export const readableKinds = (caller: Caller): SearchKind[] =>
  searchKinds.filter((kind) => table[kind].sections?.every((section) => mayRead(caller, section)) ?? true);

export const typeOf = (kind: SearchKind): ContentType | undefined => table[kind].type;
