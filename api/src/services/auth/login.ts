import type { Answer, VerbCall } from '../verb';
import { passwordLogin } from './password-login';
import { requestCode } from './request-code';

/** The one login operation: by type, it asks for a phone code or takes a password. */
export async function login({ ctx, input }: VerbCall<'auth.login'>): Promise<Answer<'auth.login'>> {
  const { body } = input;
  return body.type === 'otp' ? requestCode({ ctx, phone: body.phone }) : passwordLogin(ctx, body);
}
