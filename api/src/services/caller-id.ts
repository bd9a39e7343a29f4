import type { Ctx } from './ctx';
import { refuse } from './refuse';

/** The id of the caller; the access of an operation saw to it that there is one. */
export const callerId = ({ caller }: Pick<Ctx, 'caller'>): string => caller.userId ?? refuse('SESSION_EXPIRED');
