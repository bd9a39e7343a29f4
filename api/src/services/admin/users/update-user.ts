import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import type { Verb } from '../../verb';
import { findToChange } from './may-touch';
import { findUser } from './show-user';

/** Corrects what is on record. The log says which fields changed, not what they hold. */
export const updateUser: Verb<'admin.users.update'> = async ({ ctx, input: { body } }) => {
  const { id, name_titel, first_name, last_name, ...rest } = body;
  const fields = { ...rest, nameTitle: name_titel, firstName: first_name, lastName: last_name };
  const changed = Object.keys(body).filter((key) => key !== 'id');
  const result = await inTransaction(ctx, async (tx) => {
    await findToChange(tx, id);
    // Whoever saves the account has looked at it.
    await tx.db
      .update(users)
      .set({ ...fields, renamedAt: null })
      .where(eq(users.id, id));
    const user = await findUser(tx, id);
    await audit(tx, { action: 'user.updated', subjectType: 'user', subjectId: id, details: { fields: changed } });
    return user;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
