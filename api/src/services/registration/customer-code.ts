import { type RegistrationFacts, registrationState } from '@tvacha/shared-contract/registration';
import { eq, inArray, sql } from 'drizzle-orm';
import { customerCodes, invalidCodes, type UserRow, users } from '../../db/schema';
import { addressBlock } from '../../limits/address-block';
import type { Ctx } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

/** Notes a customer code that does not exist, for the desk to look into. */
export async function countInvalidCode(ctx: Ctx, code: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(invalidCodes)
    .values({ code, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: invalidCodes.code,
      set: { tries: sql`${invalidCodes.tries} + 1`, lastAt: now, resolvedAt: null, resolvedBy: null },
    });
}

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

/** The account of a code: it bears the code as its number, or staff have made it one of its codes. */
async function holderOf({ db }: Ctx, code: string): Promise<UserRow | undefined> {
  const [bearer] = await db.select().from(users).where(eq(users.customerId, code));
  if (bearer) return bearer;
  const ofCode = db.select({ id: customerCodes.usedBy }).from(customerCodes).where(eq(customerCodes.code, code));
  const [holder] = await db.select().from(users).where(inArray(users.id, ofCode));
  return holder;
}

/** Who holds a customer code, and where their registration stands. */
export async function lookUpCode(ctx: Ctx, code: string) {
  const user = code === '' ? undefined : await holderOf(ctx, code);
  if (user) return { user, state: stateOfUser(user) };
  return { user: null, state: registrationState({ ...noOne, code: await stateOfCode(ctx, code) }) };
}

/** Says how far the holder of a customer code is (AUTH-01). It tells nothing else of them. */
export const verifyCustomer: Verb<'code.verify'> = async ({ ctx, input }) => {
  const { code } = input.body;
  const { lookupsPerMinute: most } = ctx.config.limits;
  await limit(ctx, { name: 'customer-code', of: addressBlock(ctx.caller.ip), most, window: 60_000 });
  const { state } = await lookUpCode(ctx, code);
  const { notice, stage } = state;
  if (state.code === 'PCODE_EMPTY') refuse('PCODE_EMPTY');
  if (state.code === 'INVALID_CODE') {
    await countInvalidCode(ctx, code);
    refuse('INVALID_CODE', { result: { code } });
  }
  const next = state.code === 'CODE_VERIFIED' ? `${state.next}${encodeURIComponent(code)}` : state.next;
  return { code: state.code, result: { code, notice, stage, next } };
};
