import type { Ctx } from '../../ctx';
import { refuse } from '../../refuse';

interface Versioned {
  updatedAt: Date;
}

/**
 * Refuses to write over what somebody else has changed.
 * @param seen when the record was changed last, as its reader saw it.
 * @throws CONFLICT where that is no more so.
 */
export function refuseStale({ updatedAt }: Versioned, seen: string): void {
  if (updatedAt.getTime() !== Date.parse(seen)) refuse('CONFLICT');
}

/** When a change is made: always later than the one before, as people tell versions apart by it. */
export const nextStamp = (ctx: Ctx, { updatedAt }: Versioned): Date =>
  new Date(Math.max(ctx.clock.now().getTime(), updatedAt.getTime() + 1));
