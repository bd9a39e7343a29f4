import { constants } from '@tvacha/shared-contract/constants';
import { call, callFull } from '@tvacha/shared-core/http';

type Door = 'doctor' | 'admin';

/** Asks for a phone code; answers when it may be used until and asked for again, in seconds from now. */
export async function requestCode(digits: string) {
  const phone = `${constants.countryCode}${digits}`;
  const result = await call('auth.login', { body: { type: 'otp', phone, loginUser: 'doctor' } });
  if (!('expiresIn' in result)) throw new Error('The server answered a code request with a session');
  return result;
}

/** Trades the phone code for a session. */
export function verifyCode(digits: string, otp: string) {
  const phone = `${constants.countryCode}${digits}`.slice(constants.loginPhoneSlice);
  return callFull('auth.verify', { body: { phone, otp: String(otp) } });
}

/** Trades email and password for a session, at the members' door or the staff's. */
export async function checkPassword(email: string, password: string, door: Door) {
  const { token, result } = await callFull('auth.login', {
    body: { type: 'password', email, password, loginUser: door },
  });
  if (!('refreshToken' in result)) throw new Error('The server answered a password with a code request');
  return { token, result };
}
