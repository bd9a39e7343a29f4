import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { compose } from '../../../notify/compose';
import { audit } from '../../audit';
import { sendInBackground } from '../../auth/tell-quietly';
import { inTransaction } from '../../ctx';
import { mapConstraintErrors } from '../../rows';
import type { Answer, VerbCall } from '../../verb';
import { findToChange } from './may-touch';
import { findUser } from './show-user';

/** Changes where a person is reached; CONFLICT where somebody else is reached there. Old and new address are told. */
export async function changeContact({
  ctx,
  input: { body },
}: VerbCall<'admin.users.contact'>): Promise<Answer<'admin.users.contact'>> {
  const { id, phone } = body;
  const email = body.email?.toLowerCase();
  const fields = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  const { before, after } = await inTransaction(ctx, async (tx) => {
    const before = await findToChange(tx, id);
    if (email || phone) await mapConstraintErrors(tx.db.update(users).set(fields).where(eq(users.id, id)));
    const after = await findUser(tx, id);
    const details = { fields: Object.keys(fields) };
    await audit(tx, { action: 'user.contact', subjectType: 'user', subjectId: id, details });
    return { before, after };
  });
  for (const to of new Set([before.email, after.email]))
    sendInBackground(ctx, compose('account.contact-changed', { channel: 'email', to }, {}));
  return { code: 'UPDATE_SUCCCESS', result: after };
}
