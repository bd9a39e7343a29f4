import type { Note, OfficeContribution } from '@tvacha/shared-contract';
import type { ContributionState } from '@tvacha/shared-contract/vocabulary';
import { eq } from 'drizzle-orm';
import { contributions, users } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { notify } from '../../notices/notify';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { findContribution } from './contributions';

interface Decision {
  id: string;
  /** The one that was read. */
  version: number;
  from: ContributionState;
  to: 'published' | 'rejected' | 'returned';
  action: string;
  reason: string | null;
  /** What its author is asked to change. */
  notes?: Note[];
  /** Whether the team found that its author does not own the rights. */
  lacksRights?: boolean;
  /** What the author reads, under the title. */
  text: string;
}

/** What has to be in order before others see a contribution. */
function refuseUnready({ consented, ownsRights }: OfficeContribution): void {
  if (!ownsRights) refuse('NO_COPYRIGHT');
  if (!consented) refuse('CONSENT_NOT_AVAILABLE');
}

/**
 * Decides once, on what was read: of two who decide at the same time the second is refused, and whoever decides on what
 * its author changed meanwhile. The author is told by mail.
 */
function decide(
  ctx: Ctx,
  { id, version, from, to, action, reason, notes = [], lacksRights = false, text }: Decision,
): Promise<OfficeContribution> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(contributions).where(eq(contributions.id, id)).for('update');
    if (!row) refuse('NOT_FOUND');
    if (row.status !== from || row.version !== version) refuse('CONFLICT');
    if (row.userId !== null && row.userId === ctx.caller.userId) refuse('OWN_WORK');
    if (to === 'published') refuseUnready(await findContribution(tx, id));
    await tx.db
      .update(contributions)
      .set({
        status: to,
        rejectionReason: reason,
        notes,
        version: row.version + 1,
        decidedAt: ctx.clock.now(),
        decidedBy: ctx.caller.userId,
        ...(lacksRights ? { ownsRights: false } : {}),
      })
      .where(eq(contributions.id, id));
    const result = await findContribution(tx, id);
    const [author] = await tx.db
      .select({ email: users.email, erasedAt: users.erasedAt })
      .from(users)
      .where(eq(users.id, row.userId ?? id));
    const details = { ...(reason === null ? {} : { reason }), ...(notes.length > 0 ? { notes } : {}) };
    await audit(tx, { action, subjectType: 'contribution', subjectId: id, details });
    const subject = 'Your contribution to Tvacha';
    const message = `“${result.title}”\n\n${[text, reason, ...notes.map((note) => `- ${note.text}`)].filter(Boolean).join('\n\n')}\n\nTvacha`;
    if (author && !author.erasedAt)
      await queueMessage(tx, { channel: 'email', to: author.email, subject, text: message });
    await notify(tx, {
      userId: row.userId,
      kind: 'decision',
      about: { kind: `${row.kind}Contributions`, _id: id, title: row.title },
      outcome: from === 'published' ? 'unpublished' : to,
    });
    return result;
  });
}

/** Publishes a contribution whose rights and consent are in order. */
export const approveContribution: Verb<'admin.contributions.approve'> = async ({ ctx, input: { body } }) => {
  const text = 'Our editors approved your contribution. Other members can read it now. Thank you for sharing it.';
  const decision = { from: 'pending', to: 'published', action: 'contribution.approved', reason: null, text } as const;
  return { code: 'content_approved', result: await decide(ctx, { ...body, ...decision }) };
};

/** Gives a contribution back: its author changes what the notes say, and sends it again. */
export const returnContribution: Verb<'admin.contributions.return'> = async ({ ctx, input: { body } }) => {
  const text = 'Our editors ask you to change this, and to send it again:';
  const decision = { from: 'pending', to: 'returned', action: 'contribution.returned', reason: null, text } as const;
  return { code: 'UPDATE_SUCCCESS', result: await decide(ctx, { ...body, ...decision }) };
};

export const rejectContribution: Verb<'admin.contributions.reject'> = async ({ ctx, input: { body } }) => {
  const text = 'Our editors could not approve your contribution, for this reason:';
  const decision = { from: 'pending', to: 'rejected', action: 'contribution.rejected', text } as const;
  return { code: 'REJECTED', result: await decide(ctx, { ...body, ...decision }) };
};

/** Takes back what was published. */
export const unpublishContribution: Verb<'admin.contributions.unpublish'> = async ({ ctx, input: { body } }) => {
  const text = 'Our editors took your contribution back, for this reason:';
  const decision = { from: 'published', to: 'rejected', action: 'contribution.unpublished', text } as const;
  return { code: 'UPDATE_SUCCCESS', result: await decide(ctx, { ...body, ...decision }) };
};
