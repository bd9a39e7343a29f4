import { eraseUser } from '../../account/erase-user';
import { audit } from '../../audit';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { inTransaction } from '../../ctx';
import type { Answer, VerbCall } from '../../verb';
import { findOther, keepAnAdmin } from './may-touch';

/** Erases an account; nobody erases their own here, and the last admin stays. */
export async function deleteUser({
  ctx,
  input,
}: VerbCall<'admin.users.delete'>): Promise<Answer<'admin.users.delete'>> {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const user = await findOther(tx, id);
    await keepAnAdmin(tx, user);
    await endSessionsOf(tx, id, 'ended');
    await eraseUser(tx, user);
    const details = { role: user.role };
    await audit(tx, { action: 'user.deleted', subjectType: 'user', subjectId: id, details });
  });
  return { code: 'USER_DELETED', result: null };
}
