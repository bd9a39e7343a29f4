import type { OfficeContent, ValidationIssue } from '@tvacha/shared-contract';
import type { ContentState } from '@tvacha/shared-contract/vocabulary';
import { eq } from 'drizzle-orm';
import { type ContentRow, contents } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { indianDay } from '../../indian-day';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { nextStamp } from '../../versions';
import { findContent, lockContent } from './find-content';
import { partsOf } from './parts';

interface Move {
  seen: { id: string; updatedAt: string };
  from: readonly ContentState[];
  action: string;
  details?: Record<string, unknown>;
  /** What else has to hold, and what the row becomes. */
  set(row: ContentRow, tx: Ctx): Promise<Partial<ContentRow>> | Partial<ContentRow>;
}

/** Takes content from one state to another, once: of two who do it at the same time, the second is refused. */
const move = (ctx: Ctx, { seen, from, action, details = {}, set }: Move): Promise<OfficeContent> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx, seen);
    if (!from.includes(row.status)) refuse('CONFLICT');
    const fields = await set(row, tx);
    await tx.db
      .update(contents)
      .set({ ...fields, updatedAt: nextStamp(ctx, row) })
      .where(eq(contents.id, seen.id));
    const content = await findContent(tx, seen.id);
    await audit(tx, { action, subjectType: 'content', subjectId: seen.id, details });
    return content;
  });

const decided = (ctx: Ctx) => ({ decidedAt: ctx.clock.now(), decidedBy: ctx.caller.userId ?? null });

/** Nobody decides on what they wrote; what came with the portal is nobody's. */
function refuseOwn(ctx: Ctx, { createdBy }: ContentRow): void {
  if (createdBy !== null && createdBy === ctx.caller.userId) refuse('OWN_WORK');
}

const wholeOnlyWith = { quiz: 'questions', poll: 'options', course: 'lessons' } as const;

async function refuseHollow(tx: Ctx, { id, type }: ContentRow): Promise<void> {
  if (type !== 'quiz' && type !== 'poll' && type !== 'course') return;
  const part = wholeOnlyWith[type];
  if ((await partsOf(tx, id))[part].length > 0) return;
  const issues: ValidationIssue[] = [{ path: `body.${part}`, message: 'There are none yet' }];
  refuse('VALIDATION_FAILED', { result: { issues } });
}

/** Hands a draft in; a quiz without questions, a poll without options or a course without lessons is not ready. */
export const submitContent: Verb<'admin.contents.submit'> = async ({ ctx, input: { body } }) => {
  const result = await move(ctx, {
    seen: body,
    from: ['draft', 'rejected'],
    action: 'content.submitted',
    set: async (row, tx) => {
      await refuseHollow(tx, row);
      return { status: 'pending', rejectionReason: null };
    },
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Publishes what somebody else wrote. A date that nobody chose becomes that of today. */
export const approveContent: Verb<'admin.contents.approve'> = async ({ ctx, input: { body } }) => {
  const result = await move(ctx, {
    seen: body,
    from: ['pending'],
    action: 'content.approved',
    set: (row) => {
      refuseOwn(ctx, row);
      const chosen = row.publishedOn !== indianDay(row.createdAt);
      const publishedOn = chosen ? row.publishedOn : indianDay(ctx.clock.now());
      return { ...decided(ctx), status: 'published', publishedOn, rejectionReason: null };
    },
  });
  return { code: 'content_approved', result };
};

/** Turns down what somebody else wrote. */
export const rejectContent: Verb<'admin.contents.reject'> = async ({ ctx, input: { body } }) => {
  const { reason, ...seen } = body;
  const result = await move(ctx, {
    seen,
    from: ['pending'],
    action: 'content.rejected',
    details: { reason },
    set: (row) => {
      refuseOwn(ctx, row);
      return { ...decided(ctx), status: 'rejected', rejectionReason: reason };
    },
  });
  return { code: 'REJECTED', result };
};

/** Takes what is published back to a draft, which may be changed and handed in again. */
export const unpublishContent: Verb<'admin.contents.unpublish'> = async ({ ctx, input: { body } }) => {
  const set = () => ({ status: 'draft' as const });
  const result = await move(ctx, { seen: body, from: ['published'], action: 'content.unpublished', set });
  return { code: 'UPDATE_SUCCCESS', result };
};
