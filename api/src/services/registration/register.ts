import * as constants from '@tvacha/shared-contract/constants';
import { allowCode } from '../auth/code-rules';
import { issueScopedToken } from '../auth/issue-scoped-token';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import { bump } from '../telemetry/bump';
import type { Verb, VerbInput } from '../verb';
import { addRegistrant, type NewRegistrant } from './add-registrant';
import { countInvalidCode } from './count-invalid-code';
import { presentRegistrant } from './present-registrant';
import { sendRegistrationCodes } from './registration-codes';
import { lookUpCode } from './state-of';

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
