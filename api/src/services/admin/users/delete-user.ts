import { eraseUser } from '../../account/erase-user';
import { audit } from '../../audit';
import { discard } from '../../contributions/remove-pictures';
import { inTransaction } from '../../ctx';
import type { Verb } from '../../verb';
import { findOther, keepAnAdmin } from './may-touch';

/** Erases an account; nobody erases their own here, and the last admin stays. */
export const deleteUser: Verb<'admin.users.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const loose = await inTransaction(ctx, async (tx) => {
    const user = await findOther(tx, id);
    await keepAnAdmin(tx, user);
    const loose = await eraseUser(tx, user);
    const details = { role: user.role };
    await audit(tx, { action: 'user.deleted', subjectType: 'user', subjectId: id, details });
    return loose;
  });
  await discard(ctx, loose);
  return { code: 'USER_DELETED', result: null };
};
