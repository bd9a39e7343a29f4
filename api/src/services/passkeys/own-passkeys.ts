import { isStaff } from '@tvacha/shared-contract/roles';
import { and, asc, eq } from 'drizzle-orm';
import { type PasskeyRow, passkeys, type UserRow } from '../../db/schema';
import { compose } from '../../notify/compose';
import { audit } from '../audit';
import { ownUser } from '../auth/own-user';
import { type Ctx, inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';

/** Whoever calls, where they are of the staff; passkeys are theirs alone. */
export async function ownStaff(ctx: Ctx): Promise<UserRow> {
  const user = await ownUser(ctx);
  return isStaff(user.role) ? user : refuse('NOT_FOUND');
}

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Somebody's passkeys, oldest first. */
export const passkeysOf = ({ db }: Ctx, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** Those of passkeys that a browser is told of, to leave them out or to choose among them. */
export const credentialsOf = (rows: PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

/** The caller's passkeys. */
export async function listPasskeys({ ctx }: VerbCall<'auth.passkeys.list'>): Promise<Answer<'auth.passkeys.list'>> {
  const { id } = await ownStaff(ctx);
  return { code: 'SUCCESS', result: (await passkeysOf(ctx, id)).map(presentPasskey) };
}

/** Removes a passkey of the caller's own, who is told by mail; another's is not there. */
export async function removePasskey({
  ctx,
  input,
}: VerbCall<'auth.passkeys.remove'>): Promise<Answer<'auth.passkeys.remove'>> {
  const user = await ownStaff(ctx);
  await inTransaction(ctx, async (tx) => {
    const [gone] = await tx.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, input.body.id), eq(passkeys.userId, user.id)))
      .returning();
    if (!gone) refuse('NOT_FOUND');
    const { name } = gone;
    await queueMessage(tx, compose('account.passkey-removed', { channel: 'email', to: user.email }, { name }));
    await audit(tx, { action: 'passkey.removed', subjectType: 'user', subjectId: user.id, details: { name } });
  });
  return { code: 'SUCCESS', result: null };
}
