import type { Applicant } from '@tvacha/shared-contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import type { Message } from '../../../notify/notifier';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import { isApplicant } from './is-applicant';
import { findApplicant } from './show-user';

type Place = Pick<Message, 'channel' | 'to'>;
type Decision = { approval: 'verified' } | { approval: 'rejected'; rejectionReason: string };

/** The message to a place where the applicant is reached. */
type Say = (applicant: Applicant, place: Place) => Message;

/**
 * Decides on an application once: of two who decide at the same time, the second is refused. The doctor is told by SMS
 * and mail.
 */
export function decide(ctx: Ctx, id: string, decision: Decision, say: Say): Promise<Applicant> {
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ ...decision, decidedAt: ctx.clock.now(), decidedBy: ctx.caller.userId })
      .where(and(eq(users.id, id), isApplicant, eq(users.approval, 'pending')))
      .returning({ id: users.id });
    const applicant = await findApplicant(tx, id);
    if (changed.length === 0) refuse('CONFLICT');
    const { approval, ...details } = decision;
    await audit(tx, { action: `user.${approval}`, subjectType: 'user', subjectId: id, details });
    const { phone, email } = applicant;
    await queueMessage(tx, say(applicant, { channel: 'sms', to: `${phone.code}${phone.number}` }));
    await queueMessage(tx, say(applicant, { channel: 'email', to: email }));
    return applicant;
  });
}
