import { afterCommit, type Ctx } from '../ctx';

/**
 * Tells people, once the change is kept, that they may do something else now, so that what they have open follows. The
 * server refuses from their next call on all the same.
 */
export function notifyRightsChanged(ctx: Ctx, people: readonly { id: string }[]): void {
  afterCommit(ctx, () => {
    for (const { id: user } of people) ctx.realtime.toUser(user, 'rights', { user });
  });
}
