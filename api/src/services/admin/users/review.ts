import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { type UserRow, userChecks, userDocuments, users } from '../../../db/schema';
import { compose } from '../../../notify/compose';
import { audit } from '../../audit';
import { type Ctx, callerId, inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { refuseStale } from '../../versions';
import { markOf } from './lines';
import { findAccount } from './show-user';
import { isApplicant } from './which-users';

/** The application, locked; CONFLICT where it was decided on. */
async function findPending(tx: Ctx, id: string): Promise<UserRow> {
  const [user] = await tx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isApplicant))
    .for('update');
  if (!user || user.erasedAt) refuse('NOT_FOUND');
  if (user.approval !== 'pending') refuse('CONFLICT');
  return user;
}

const paperNames: Record<DocumentKind, string> = { degree: 'degree certificate', visitingCard: 'visiting card' };

/**
 * Asks an applicant for a clearer copy of one paper, by mail with the reason and the way to it, and by SMS. The next
 * file of that kind takes its place. CONFLICT where it was asked for already, or the application was decided on.
 */
export const askForCopy: Verb<'admin.users.copy'> = async ({ ctx, input }) => {
  const { id, paper, reason } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const { nameTitle, firstName, lastName, email, phone } = await findPending(tx, id);
    const ours = and(eq(userDocuments.id, paper), eq(userDocuments.userId, id));
    const [asked] = await tx.db
      .update(userDocuments)
      .set({ askedAt: tx.clock.now(), askedBy: callerId(tx), askReason: reason, sentAgainAt: null })
      .where(and(ours, isNull(userDocuments.askedAt)))
      .returning({ kind: userDocuments.kind });
    if (!asked) refuse((await tx.db.$count(userDocuments, ours)) > 0 ? 'CONFLICT' : 'NOT_FOUND');
    const words = {
      name: `${nameTitle} ${firstName} ${lastName}`.trim(),
      paper: paperNames[asked.kind],
      reason,
      url: `${tx.config.publicUrl}/register/doctor?resume=1`,
    };
    await audit(tx, {
      action: 'user.copyAsked',
      subjectType: 'user',
      subjectId: id,
      details: { kind: asked.kind, reason },
    });
    if (phone) await queueMessage(tx, compose('application.copy', { channel: 'sms', to: phone }, words));
    await queueMessage(tx, compose('application.copy', { channel: 'email', to: email }, words));
    return findAccount(tx, id);
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/**
 * Ticks a line of an application off, or takes that back. A tick holds for what the line said: CONFLICT where the
 * record was changed since it was seen, or was decided on; NOT_FOUND where the line says nothing.
 */
export const checkLine: Verb<'admin.users.check'> = async ({ ctx, input }) => {
  const { id, line, right, updatedAt } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const user = await findPending(tx, id);
    refuseStale(user, updatedAt);
    const mark = (await markOf(user, line)) ?? refuse('NOT_FOUND');
    const check = { mark, checkedBy: callerId(tx), checkedAt: tx.clock.now() };
    if (right) {
      const target = [userChecks.userId, userChecks.line];
      await tx.db
        .insert(userChecks)
        .values({ userId: id, line, ...check })
        .onConflictDoUpdate({ target, set: check });
    } else {
      await tx.db.delete(userChecks).where(and(eq(userChecks.userId, id), eq(userChecks.line, line)));
    }
    await audit(tx, {
      action: right ? 'user.checked' : 'user.unchecked',
      subjectType: 'user',
      subjectId: id,
      details: { line },
    });
    return findAccount(tx, id);
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
