import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { audit } from '../audit';
import { allowCode, codeTerms } from '../auth/code-rules';
import { issueScopedToken } from '../auth/issue-scoped-token';
import { endCodes, lockCodes } from '../auth/open-codes';
import { ownUser } from '../auth/own-user';
import { sendCode } from '../auth/send-code';
import { sendUnlessCoolingDown } from '../auth/send-unless-cooling-down';
import { type Ctx, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import { isUniqueViolation } from '../rows';
import type { Verb } from '../verb';
import { presentRegistrant } from './register';
import { contactOf } from './verify-contact';

type Given = Pick<ReturnType<typeof contactOf>, 'contact' | 'purpose'>;
type Field = 'phone' | 'email';

/**
 * Replaces a contact that was mistyped and is not proved yet (AUTH-01, AUTH-04). The code of the old one ends, the new
 * one gets a code; both or neither. What is given twice is replaced once.
 */
export const correctContact: Verb<'auth.contact'> = async ({ ctx, input }) => {
  const given = contactOf({ ...input.body, purpose: 'registration' });
  const field: Field = input.body.phone ? 'phone' : 'email';
  // Members have a session, and another way to change theirs.
  const scope = ctx.caller.scopedToken ?? refuse('CONFLICT');
  const before = await ownUser(ctx);
  await allowCode(ctx);
  if (before[field] !== given.contact) await countCorrection(ctx, before.id);
  const { user, terms } = await replaceContact(ctx, { id: before.id, field, ...given });
  const token = await issueScopedToken(ctx, user, scope);
  return { code: 'OTP_SENT', result: { ...presentRegistrant(user), ...terms }, token };
};

/** Refused ones count too: they tell whether a contact is somebody’s (SEC-13). */
const countCorrection = (ctx: Ctx, of: string): Promise<void> =>
  limit(ctx, { name: 'correction', of, most: ctx.config.limits.correctionsPerHour, window: 3_600_000 });

interface Replacement extends Given {
  id: string;
  field: Field;
}

async function replaceContact(ctx: Ctx, { id, field, contact, purpose }: Replacement) {
  return inTransaction(ctx, async (tx) => {
    // Before the account: who makes a code takes the two in this order.
    await lockCodes(tx, contact);
    const [old] = await tx.db.select().from(users).where(eq(users.id, id)).for('update');
    if (old?.approval !== 'pending' || old[`${field}Verified`]) refuse('CONFLICT');
    const code = { contact, purpose, userId: id };
    // A double submit: its code went out a moment ago.
    if (old[field] === contact) return { user: old, terms: await sendUnlessCoolingDown(tx, code) };
    const [user] = await tx.db
      .update(users)
      .set({ [field]: contact })
      .where(eq(users.id, id))
      .returning();
    if (!user) refuse('CONFLICT');
    await endCodes(tx, { contact: old[field] ?? '', purpose });
    await sendCode(tx, code);
    const details = { fields: [field] };
    await audit(tx, { action: 'contact.corrected', subjectType: 'user', subjectId: id, actorId: id, details });
    return { user, terms: codeTerms(tx) };
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) refuse('USER_ALREADY_EXISTS');
    throw error;
  });
}
