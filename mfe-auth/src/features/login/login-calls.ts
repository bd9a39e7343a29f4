import type { Code } from '@tvacha/shared-contract/codes';
import * as constants from '@tvacha/shared-contract/constants';
import {
  confirmSecondFactor,
  logIn,
  sendSecondFactorCode,
  setUpSecondFactor,
  verifyLoginCode,
  verifySecondFactor,
} from '@tvacha/shared-contract/routes/auth';
import { call, callFull } from '@tvacha/shared-core/http';
import { type SessionStart, startSession } from '@tvacha/shared-core/session';
import { toast } from '@tvacha/shared-core/toasts';

export type LoginUser = 'doctor' | 'admin';

/** Begins the session that a login was answered with, and says so. */
export async function enter({ code, token, result }: SessionStart & { code: Code }): Promise<void> {
  await startSession({ token, result });
  toast(code === 'REDIRECT_ADMIN_DASHBOARD' ? code : 'LOGIN_SUCCESS');
}

/** Asks for a phone code; answers when it may be used until and asked for again, in seconds from now. */
export async function requestCode(digits: string) {
  const phone = `${constants.countryCode}${digits}`;
  const result = await call(logIn, { body: { type: 'otp', phone, loginUser: 'doctor' } });
  if (!('resendIn' in result)) throw new Error('The server answered a code request with a session');
  return result;
}

/** Trades the phone code for a session. */
export function verifyCode(digits: string, otp: string) {
  const phone = `${constants.countryCode}${digits}`.slice(constants.loginPhoneSlice);
  return callFull(verifyLoginCode, { body: { phone, otp: String(otp) } });
}

/**
 * Gives email and password, at the members' login page or the staff's; the answer is a session, or asks for a second
 * step.
 */
export function checkPassword(email: string, password: string, loginUser: LoginUser) {
  return callFull(logIn, { body: { type: 'password', email, password, loginUser: loginUser } });
}

/** Asks for the code by email once more. The scoped token of the first step goes along. */
export const resendEmailCode = () => call(sendSecondFactorCode);

/** Trades the code of the second step for a session. The scoped token of the first step goes along. */
export function checkFactor(code: string) {
  return callFull(verifySecondFactor, { body: { code } });
}

/** Begins with an authenticator. The scoped token of the first step goes along. */
export const askSecret = () => call(setUpSecondFactor);

/** Trades the first code of a new authenticator for recovery codes and a session. */
export const confirmSecret = (code: string) => callFull(confirmSecondFactor, { body: { code } });
