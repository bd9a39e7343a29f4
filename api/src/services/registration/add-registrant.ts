import type { ValidationResult } from '@tvacha/shared-contract';
import * as constants from '@tvacha/shared-contract/constants';
import type { Language } from '@tvacha/shared-contract/languages';
import { and, eq, isNull } from 'drizzle-orm';
import { type Address, customerCodes, type UserRow, users } from '../../db/schema';
import { recordConsent } from '../account/record-consent';
import { audit } from '../audit';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';

export interface NewRegistrant {
  firstName: string;
  lastName: string;
  /** In small letters. */
  email: string;
  /** With country code. */
  phone: string;
  address: Address | null;
  customerId: string;
  /** As a medical council keeps it. */
  registrationNumber?: string | null;
  registrationCouncil?: string | null;
  /** In which language the consent was shown. */
  consentLocale?: Language;
}

/** Which of the contacts is another account's. The refusal itself tells it, to whoever tries one after the other. */
async function takenOf({ db }: Ctx, { phone, email }: Pick<NewRegistrant, 'phone' | 'email'>) {
  const [one, other] = await Promise.all([
    db.$count(users, eq(users.phone, phone)),
    db.$count(users, eq(users.email, email)),
  ]);
  const paths = [...(one > 0 ? ['body.phone'] : []), ...(other > 0 ? ['body.email'] : [])];
  const result: ValidationResult = { issues: paths.map((path) => ({ path, message: 'taken' })) };
  return paths.length > 0 ? result : undefined;
}

/** Adds the account and claims the customer code for it, both or neither; of two who give one code, one gets it. */
export function addRegistrant(ctx: Ctx, { consentLocale, ...given }: NewRegistrant): Promise<UserRow> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const [user] = await ctx.db
      .insert(users)
      .values({ ...given, nameTitle: constants.doctorTitle, role: 'doctor', appliedAt: now, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!user) refuse('USER_ALREADY_EXISTS', { result: await takenOf(ctx, given) });
    const [claimed] = await ctx.db
      .update(customerCodes)
      .set({ usedBy: user.id, usedAt: now })
      .where(and(eq(customerCodes.code, given.customerId), isNull(customerCodes.usedAt), isNull(customerCodes.usedBy)))
      .returning({ id: customerCodes.id });
    if (!claimed) refuse('USER_ALREADY_EXISTS');
    await recordConsent(ctx, { userId: user.id, kind: 'registration', locale: consentLocale });
    await audit(ctx, { action: 'user.register', subjectType: 'user', subjectId: user.id, actorId: user.id });
    return user;
  });
}
