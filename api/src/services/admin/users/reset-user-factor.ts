import { forgetFactor } from '../../auth/forget-factor';
import { sendInBackground } from '../../auth/tell-quietly';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Answer, VerbCall } from '../../verb';
import { findOther } from './may-touch';

type Id = 'admin.users.factor';

/**
 * Resets the second factor of another member of staff, who is told by mail (SEC-15). Only those who may do as much
 * reset it, so an admin's only another admin; CONFLICT where there is none to reset.
 */
export async function resetUserFactor({ ctx, input }: VerbCall<Id>): Promise<Answer<Id>> {
  const told = await inTransaction(ctx, async (tx) => {
    const user = await findOther(tx, input.body.id);
    return (await forgetFactor(tx, user)) ?? refuse('CONFLICT');
  });
  sendInBackground(ctx, told);
  return { code: 'SUCCESS', result: null };
}
