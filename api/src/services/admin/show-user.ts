import type { Applicant } from '@tvacha/shared-contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { presentApplicant, selectApplicants } from './present-applicant';

/** The applicant with this id; refuses where there is none. */
export async function findApplicant(ctx: Ctx, id: string): Promise<Applicant> {
  const [row] = await selectApplicants(ctx).where(and(eq(users.id, id), eq(users.role, 'doctor')));
  return row ? presentApplicant(row) : refuse('NOT_FOUND');
}

/** One applicant. */
export async function showUser({
  ctx,
  input,
}: VerbCall<'admin.users.details'>): Promise<Answer<'admin.users.details'>> {
  return { code: 'SUCCESS', result: await findApplicant(ctx, input.query.id) };
}
