/* Getting in, staying in, and what a person does with their own account. */
import { onlyScopedToken, open, openWith, operation, scopedToken, session } from './access';

export const logIn = operation('auth.login', 'POST', '/api/auth/login', open);
export const verifyLoginCode = operation('auth.verify', 'POST', '/api/auth/login/verify', open);
export const refreshToken = operation('auth.refresh', 'POST', '/api/auth/access/token', open);
export const logOut = operation('auth.logout', 'POST', '/api/auth/logout', session);
export const verifySecondFactor = operation(
  'auth.second-factor.verify',
  'POST',
  '/api/auth/second-factor/verify',
  onlyScopedToken('second-factor'),
);
export const sendSecondFactorCode = operation(
  'auth.second-factor.code',
  'POST',
  '/api/auth/second-factor/code',
  onlyScopedToken('second-factor'),
);
export const setUpSecondFactor = operation(
  'auth.second-factor.setup',
  'POST',
  '/api/auth/second-factor/setup',
  onlyScopedToken('second-factor'),
);
export const confirmSecondFactor = operation(
  'auth.second-factor.confirm',
  'POST',
  '/api/auth/second-factor/confirm',
  onlyScopedToken('second-factor'),
);
export const proveIdentity = operation('auth.prove', 'POST', '/api/auth/prove', session);
export const sendProofCode = operation('auth.prove.code', 'POST', '/api/auth/prove/code', session);
export const listSessions = operation('auth.sessions.list', 'GET', '/api/auth/sessions', session);
export const endOtherSession = operation('auth.sessions.end', 'POST', '/api/auth/sessions/end', session);
export const changePassword = operation('auth.password.change', 'POST', '/api/auth/password/change', session);
export const forgotPassword = operation('auth.password.forgot', 'POST', '/api/auth/password/forgot', open);
/** Open, so that a stale scoped token is answered as a stale link and not as the end of a session. */
export const resetPassword = operation('auth.password.reset', 'POST', '/api/auth/password/reset', openWith('reset'));
export const keepPassword = operation('auth.password.keep', 'POST', '/api/auth/password/keepthis', session);
export const createPassword = operation(
  'auth.password.create',
  'POST',
  '/api/auth/password/create',
  scopedToken('registration'),
);
export const lookUpUser = operation('users.details', 'GET', '/api/users/details/', open);
