import type { SavedItem, SearchKind } from '@tvacha/shared-contract';
import { kindsWith } from '@tvacha/shared-contract/kinds';
import { foundPath } from '@tvacha/shared-core/found';
import { type KnownKind, listPaths } from './kind-rows';

/** One record of a kind. */
export const recordPath = (key: KnownKind, id: string) => `${listPaths[key]}/${encodeURIComponent(id)}`;

/** Its file, open for reading. */
export const readerPath = (key: KnownKind, id: string) => `${recordPath(key, id)}/read`;

const kindOf = new Map<string | null, SearchKind>(kindsWith('type').map((row) => [row.type, row.name]));

/** Which kind of the search a piece is; what is of no kind of members is an article. */
export const foundKindOf = ({ type }: { type: SavedItem['type'] }): SearchKind => kindOf.get(type) ?? 'articles';

/** The page of a piece of which no more is known than its type. */
export const piecePath = ({ type, _id, slug = '' }: { type: SavedItem['type']; _id: string; slug?: string }) =>
  foundPath({ kind: foundKindOf({ type }), _id, slug });
