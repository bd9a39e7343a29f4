import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import type { ScreenKind } from './screens';

/** One record of a kind. */
export const recordPath = (key: ScreenKind, id: string) => `${kindPaths[key]}/${encodeURIComponent(id)}`;

/** Its file, open for reading. */
export const readerPath = (key: ScreenKind, id: string) => `${recordPath(key, id)}/read`;
