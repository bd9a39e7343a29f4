import type { Applicant } from '@tvacha/shared-contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { isApplicant } from './is-applicant';
import { findApplicant } from './show-user';

type Decision = { approval: 'verified' } | { approval: 'rejected'; rejectionReason: string };

/** Decides on an application once: of two who decide at the same time, the second is refused. */
export function decide(ctx: Ctx, id: string, decision: Decision): Promise<Applicant> {
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ ...decision, decidedAt: ctx.clock.now(), decidedBy: ctx.caller.userId })
      .where(and(eq(users.id, id), isApplicant, eq(users.approval, 'pending')))
      .returning({ id: users.id });
    const applicant = await findApplicant(tx, id);
    if (changed.length === 0) refuse('CONFLICT');
    const { approval, ...details } = decision;
    await audit(tx, { action: `user.${approval}`, subjectType: 'user', subjectId: id, details });
    return applicant;
  });
}
