import type { Ctx } from './ctx';
import { refuse } from './refuse';

interface Stamped {
  updatedAt: Date;
}

/**
 * Refuses a change of a row, which is locked, where somebody changed it since the caller saw it.
 * @param seen its `updatedAt` as the caller was told.
 * @throws CONFLICT
 */
export function refuseStale({ updatedAt }: Stamped, seen: string): void {
  if (updatedAt.getTime() !== Date.parse(seen)) refuse('CONFLICT');
}

/** When a change is made: always later than the one before, as people tell versions apart by it. */
export const nextStamp = ({ clock }: Pick<Ctx, 'clock'>, { updatedAt }: Stamped): Date =>
  new Date(Math.max(clock.now().getTime(), updatedAt.getTime() + 1));
