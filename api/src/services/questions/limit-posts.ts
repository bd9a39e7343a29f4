import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';
import { limit } from '../limit';

/** A member posts so many questions and answers in an hour, together. */
export const limitPosts = (ctx: Ctx): Promise<void> =>
  limit(ctx, { name: 'post', of: callerId(ctx), most: ctx.config.limits.postsPerHour, window: 3_600_000 });
