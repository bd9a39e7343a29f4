import { type KnownKind, listPaths } from './kind-rows';

/** One record of a kind. */
export const recordPath = (key: KnownKind, id: string) => `${listPaths[key]}/${encodeURIComponent(id)}`;

/** Its file, open for reading. */
export const readerPath = (key: KnownKind, id: string) => `${recordPath(key, id)}/read`;
