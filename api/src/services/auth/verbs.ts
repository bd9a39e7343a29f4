import type { AreaVerbs } from '../verb';
import { confirmFactor } from './confirm-factor';
import { login } from './login';
import { logout } from './logout';
import { lookUpUser } from './look-up-user';
import { changePassword, createPassword, forgotPassword, keepPassword, resetPassword } from './passwords';
import { prove, sendProof } from './prove';
import { refresh } from './refresh';
import { sendEmailCode } from './second-step';
import { endOwnSession, listSessions } from './sessions';
import { setupFactor } from './setup-factor';
import { verifyCode } from './verify-code';
import { verifyFactor } from './verify-factor';

export const authVerbs = {
  'auth.login': login,
  'auth.verify': verifyCode,
  'auth.refresh': refresh,
  'auth.logout': logout,
  'auth.second-factor.verify': verifyFactor,
  'auth.second-factor.code': sendEmailCode,
  'auth.second-factor.setup': setupFactor,
  'auth.second-factor.confirm': confirmFactor,
  'auth.prove': prove,
  'auth.prove.code': sendProof,
  'auth.sessions.list': listSessions,
  'auth.sessions.end': endOwnSession,
  'auth.password.change': changePassword,
  'auth.password.forgot': forgotPassword,
  'auth.password.reset': resetPassword,
  'auth.password.keep': keepPassword,
  'auth.password.create': createPassword,
  'users.details': lookUpUser,
} satisfies AreaVerbs<'auth'>;
