import { refuse } from '../../refuse';

/** The one row that a statement was to give; NOT_FOUND where it gave none. */
export const only = <T>([row]: readonly T[]): T => row ?? refuse('NOT_FOUND');
