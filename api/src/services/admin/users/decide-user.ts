import type { Applicant } from '@tvacha/shared-contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { compose } from '../../../notify/compose';
import type { Message } from '../../../notify/notifier';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Answer, Verb, VerbCall } from '../../verb';
import { linesOf } from './lines';
import { findApplicant } from './show-user';
import { welcomeOf } from './welcome-mail';
import { isApplicant } from './which-users';

type Place = Pick<Message, 'channel' | 'to'>;
type Decision = { approval: 'verified' } | { approval: 'rejected'; rejectionReason: string };

/** The message to a place where the applicant is reached. */
type Say = (applicant: Applicant, place: Place) => Message;

async function uncheckedOf(tx: Ctx, id: string) {
  const lines = await linesOf(tx, one(await tx.db.select().from(users).where(eq(users.id, id))));
  return lines.filter(({ checked }) => checked === null).map(({ line }) => line);
}

/**
 * Decides on an application once: of two who decide at the same time, the second is refused. The doctor is told by SMS
 * and mail.
 */
function decide(ctx: Ctx, id: string, decision: Decision, say: Say): Promise<Applicant> {
  return inTransaction(ctx, async (tx) => {
    const isReady = decision.approval === 'verified' ? isNotNull(users.registrationNumber) : undefined;
    const changed = await tx.db
      .update(users)
      .set({ ...decision, decidedAt: ctx.clock.now(), decidedBy: ctx.caller.userId })
      .where(and(eq(users.id, id), isApplicant, eq(users.approval, 'pending'), isReady))
      .returning({ id: users.id });
    const applicant = await findApplicant(tx, id);
    if (changed.length === 0) {
      const lacksNumber = applicant.state === 'pending' && applicant.isComplete && isReady !== undefined;
      refuse(lacksNumber ? 'REGISTRATION_NUMBER_NEEDED' : 'CONFLICT');
    }
    const { approval, ...said } = decision;
    // Whoever asks later why somebody was let in reads what nobody had ticked off.
    const unchecked = approval === 'verified' ? await uncheckedOf(tx, id) : [];
    const details = unchecked.length > 0 ? { ...said, unchecked } : said;
    await audit(tx, { action: `user.${approval}`, subjectType: 'user', subjectId: id, details });
    const { phone, email } = applicant;
    await queueMessage(tx, say(applicant, { channel: 'sms', to: `${phone.code}${phone.number}` }));
    await queueMessage(tx, say(applicant, { channel: 'email', to: email }));
    return applicant;
  });
}

/**
 * Lets a pending doctor log in, and welcomes them (ADM-03). The portal says of its doctors that their council
 * registration was checked, so nobody is approved without its number.
 */
export async function approveUser({
  ctx,
  input,
}: VerbCall<'admin.users.approve'>): Promise<Answer<'admin.users.approve'>> {
  const applicant = await decide(ctx, input.body.id, { approval: 'verified' }, (applicant, place) =>
    compose('application.approved', place, welcomeOf(ctx, applicant)),
  );
  return { code: 'VERIFIED', result: applicant };
}

/** Turns a pending doctor down with a reason that they can read (ADM-03). */
export const rejectUser: Verb<'admin.users.reject'> = async ({ ctx, input }) => {
  const { id, reason } = input.body;
  const decision = { approval: 'rejected', rejectionReason: reason } as const;
  const applicant = await decide(ctx, id, decision, ({ name_titel, fullName }, place) =>
    compose('application.rejected', place, { name: `${name_titel} ${fullName}`.trim(), reason }),
  );
  return { code: 'REJECTED', result: applicant };
};
