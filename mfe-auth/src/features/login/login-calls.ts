import * as constants from '@tvacha/shared-contract/constants';
import { call, callFull } from '@tvacha/shared-core/http';

type Door = 'doctor' | 'admin';

/** Asks for a phone code; answers when it may be used until and asked for again, in seconds from now. */
export async function requestCode(digits: string) {
  const phone = `${constants.countryCode}${digits}`;
  const result = await call('auth.login', { body: { type: 'otp', phone, loginUser: 'doctor' } });
  if (!('resendIn' in result)) throw new Error('The server answered a code request with a session');
  return result;
}

/** Trades the phone code for a session. */
export function verifyCode(digits: string, otp: string) {
  const phone = `${constants.countryCode}${digits}`.slice(constants.loginPhoneSlice);
  return callFull('auth.verify', { body: { phone, otp: String(otp) } });
}

/** Gives email and password, at the members' door or the staff's; the answer is a session, or asks for a second step. */
export function checkPassword(email: string, password: string, door: Door) {
  return callFull('auth.login', { body: { type: 'password', email, password, loginUser: door } });
}

/** Asks for the code by email once more. The ticket of the first step goes along. */
export const resendEmailCode = () => call('auth.second-factor.code');

/** Trades the code of the second step for a session. The ticket of the first step goes along. */
export function checkFactor(code: string) {
  return callFull('auth.second-factor.verify', { body: { code } });
}
