import type { ValidationResult } from '@tvacha/shared-contract';
import * as constants from '@tvacha/shared-contract/constants';
import type { Language } from '@tvacha/shared-contract/languages';
import { and, eq, isNull } from 'drizzle-orm';
import { type Address, customerCodes, type UserRow, users } from '../../db/schema';
import { recordConsent } from '../account/consents';
import { phoneOf } from '../account/present-user';
import { audit } from '../audit';
import { allowCode, type CodeTerms, codeTerms } from '../auth/code-rules';
import { issueScopedToken } from '../auth/issue-scoped-token';
import type { CodeOrder } from '../auth/send-code';
import { sendUnlessCoolingDown } from '../auth/send-unless-cooling-down';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { bump } from '../telemetry/bump';
import type { Verb, VerbInput } from '../verb';
import { countInvalidCode, lookUpCode, stateOfUser } from './customer-code';

/** Sends a code to each contact that is not proved yet, and tells the terms that hold for all of them. */
async function sendRegistrationCodes(ctx: Ctx, user: UserRow): Promise<CodeTerms> {
  const { id: userId, phone, email, phoneVerified, emailVerified } = user;
  const orders: CodeOrder[] = [];
  if (phone && !phoneVerified) orders.push({ contact: phone, purpose: 'register-phone', userId });
  if (!emailVerified) orders.push({ contact: email, purpose: 'register-email', userId });
  let all = codeTerms(ctx);
  for (const order of orders) {
    const terms = await sendUnlessCoolingDown(ctx, order);
    all = { expiresIn: Math.min(all.expiresIn, terms.expiresIn), resendIn: Math.max(all.resendIn, terms.resendIn) };
  }
  return all;
}

interface NewRegistrant {
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

/** A registrant as they are told of their own account. */
export const presentRegistrant = (user: UserRow) => ({
  _id: user.id,
  customerId: user.customerId,
  email: user.email,
  phone: phoneOf(user.phone),
  fullName: `${user.firstName} ${user.lastName}`.trim(),
  stage: stateOfUser(user).stage,
});

/** Registers a doctor, or takes up a registration that was begun (AUTH-03). */
export const register: Verb<'auth.create'> = async ({ ctx, input }) => {
  const given = readForm(input.body);
  await allowCode(ctx);
  const { user: existing, state } = await lookUpCode(ctx, given.customerId);
  if (existing && state.existing) {
    // Only whoever knows all three contacts of the account is told of it.
    if (existing.phone !== given.phone || existing.email !== given.email) refuse('USER_ALREADY_EXISTS');
    if (existing.approval === 'verified') return { code: state.existing, result: presentRegistrant(existing) };
    const terms = await sendRegistrationCodes(ctx, existing);
    return { code: state.existing, result: { ...presentRegistrant(existing), ...terms } };
  }
  if (state.code !== 'CODE_VERIFIED') return refuseCode(ctx, given.customerId);
  const user = await addRegistrant(ctx, given);
  bump(ctx, 'registrations', user.role);
  const terms = await sendRegistrationCodes(ctx, user);
  // Whoever made the account may still correct its contacts; who only knows it, as above, may not.
  const token = await issueScopedToken(ctx, user, 'correction');
  return { code: 'USER_CREATE_SUCCESS', created: true, result: { ...presentRegistrant(user), ...terms }, token };
};

async function refuseCode(ctx: Ctx, code: string): Promise<never> {
  await countInvalidCode(ctx, code);
  return refuse('INVALID_CODE');
}

/** What is missing is said in the product's own order: who, consent, customer code. */
function readForm(body: VerbInput<'auth.create'>['body']): NewRegistrant {
  const { first_name, last_name = '', email, phone, address, checkedTOC, consentLocale, customerId } = body;
  const { registrationNumber, registrationCouncil } = body;
  if (!first_name || !email || !phone?.number) refuse('PERSONAL_INFO_NOT_AVAILABLE');
  if (!checkedTOC) refuse('CONSENT_NOT_AVAILABLE');
  if (!customerId) refuse('CUSTOMERID_NOT_AVAILABLE');
  return {
    firstName: first_name,
    lastName: last_name,
    email: email.toLowerCase(),
    phone: `${constants.countryCode}${phone.number}`,
    address: address?.pincode ? address : null,
    customerId,
    registrationNumber: registrationNumber || null,
    registrationCouncil: registrationCouncil || null,
    consentLocale,
  };
}
