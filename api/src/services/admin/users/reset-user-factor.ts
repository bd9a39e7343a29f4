import { forgetFactor } from '../../auth/forget-factor';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Answer, VerbCall } from '../../verb';
import { findOther } from './prevent-escalation';

type Id = 'admin.users.factor';

/**
 * Resets the second factor of another member of staff, who is told by mail (SEC-15). Only those who may do as much
 * reset it, so an admin's only another admin; CONFLICT where there is none to reset.
 */
export async function resetUserFactor({ ctx, input }: VerbCall<Id>): Promise<Answer<Id>> {
  await inTransaction(ctx, async (tx) => {
    const user = await findOther(tx, input.body.id);
    if (!(await forgetFactor(tx, user))) refuse('CONFLICT');
  });
  return { code: 'SUCCESS', result: null };
}
