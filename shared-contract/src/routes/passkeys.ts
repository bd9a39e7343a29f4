/* Passkeys of staff: at the second step of a login, and their own (SEC-15). */
import { onlyScopedToken, operation, session } from './access';

export const beginPasskeyLogin = operation(
  'auth.second-factor.passkey.begin',
  'POST',
  '/api/auth/second-factor/passkey/begin',
  onlyScopedToken('second-factor'),
);
export const finishPasskeyLogin = operation(
  'auth.second-factor.passkey',
  'POST',
  '/api/auth/second-factor/passkey',
  onlyScopedToken('second-factor'),
);
export const listPasskeys = operation('auth.passkeys.list', 'GET', '/api/auth/passkeys', session);
export const beginPasskey = operation('auth.passkeys.begin', 'POST', '/api/auth/passkeys/begin', session, {
  fresh: true,
});
export const addPasskey = operation('auth.passkeys.add', 'POST', '/api/auth/passkeys', session, { fresh: true });
export const removePasskey = operation('auth.passkeys.remove', 'POST', '/api/auth/passkeys/remove', session, {
  fresh: true,
});
