import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import type { Ctx } from '../ctx';
import { bump, onceADay, tallyOf } from './bump';

/** Counts that the caller opened a piece of content: once a day, for its kind and for itself. */
export function noteRead(ctx: Ctx, type: ContentType, contentId: string): void {
  if (ctx.caller.isOwn) return;
  onceADay(ctx, `reads:${contentId}`, () => {
    bump(ctx, 'reads', type);
    tallyOf(ctx)?.addRead(contentId);
  });
}
