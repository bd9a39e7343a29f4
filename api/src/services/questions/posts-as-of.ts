import { and, eq, gt, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { answers, questions } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';

type Posts = typeof answers | typeof questions;

/**
 * Posts as of a moment, so that what is being read does not move: what others have written since is counted, and
 * what the caller has is there.
 */
export function heldPosts(ctx: Ctx, { createdAt, userId }: Posts, asOf: string | undefined) {
  const until = asOf === undefined ? ctx.clock.now() : new Date(asOf);
  const own = eq(userId, callerId(ctx));
  const others = or(isNull(userId), ne(userId, callerId(ctx)));
  return {
    asOf: until,
    shown: asOf === undefined ? undefined : or(lte(createdAt, until), own),
    later: and(gt(createdAt, until), others) as SQL,
  };
}
