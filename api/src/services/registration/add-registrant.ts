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
  /** In which language the consent was shown. */
  consentLocale?: Language;
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
    if (!user) refuse('USER_ALREADY_EXISTS');
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
