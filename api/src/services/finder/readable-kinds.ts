import { type SearchKind, searchKinds, searchKindTable } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import type { Caller } from '../ctx';
import { mayRead } from '../reading/may-read';

/** The kinds that this caller may read at all; nothing else is even looked at. */
export const readableKinds = (caller: Caller): SearchKind[] =>
  searchKinds.filter((kind) => searchKindTable[kind].sections?.every((section) => mayRead(caller, section)) ?? true);

export const typeOf = (kind: SearchKind): ContentType | undefined => searchKindTable[kind].type;
