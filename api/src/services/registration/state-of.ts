import { type RegistrationFacts, registrationState } from '@tvacha/shared-contract/registration';
import { eq } from 'drizzle-orm';
import { customerCodes, type UserRow, users } from '../../db/schema';
import type { Ctx } from '../ctx';

const noOne = {
  exists: false,
  isComplete: false,
  phoneVerified: false,
  emailVerified: false,
  approval: 'pending',
} as const;

/** Where the registration of an account stands. */
export function stateOfUser({ isComplete, phoneVerified, emailVerified, approval, contactRestsUntil }: UserRow) {
  // A contact that staff changed later is no step of the registration.
  const was = approval === 'verified' && contactRestsUntil !== null;
  return registrationState({
    exists: true,
    code: 'spent',
    isComplete,
    phoneVerified: was || phoneVerified,
    emailVerified: was || emailVerified,
    approval,
  });
}

async function stateOfCode(ctx: Ctx, code: string): Promise<RegistrationFacts['code']> {
  if (code === '') return 'none';
  const [found] = await ctx.db.select().from(customerCodes).where(eq(customerCodes.code, code));
  if (!found) return 'unknown';
  return found.usedAt || found.usedBy ? 'spent' : 'unused';
}

/** Who holds a customer code, and where their registration stands. */
export async function lookUpCode(ctx: Ctx, code: string) {
  const [user] = code === '' ? [] : await ctx.db.select().from(users).where(eq(users.customerId, code));
  if (user) return { user, state: stateOfUser(user) };
  return { user: null, state: registrationState({ ...noOne, code: await stateOfCode(ctx, code) }) };
}
