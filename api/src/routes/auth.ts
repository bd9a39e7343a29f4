import { bind } from '../http/bind';
import { confirmFactor } from '../services/auth/confirm-factor';
import { login } from '../services/auth/login';
import { logout } from '../services/auth/logout';
import { lookUpUser } from '../services/auth/look-up-user';
import {
  changePassword,
  createPassword,
  forgotPassword,
  keepPassword,
  resetPassword,
} from '../services/auth/passwords';
import { prove, sendProof } from '../services/auth/prove';
import { refresh } from '../services/auth/refresh';
import { sendEmailCode } from '../services/auth/second-step';
import { endOwnSession, listSessions } from '../services/auth/sessions';
import { setupFactor } from '../services/auth/setup-factor';
import { verifyCode } from '../services/auth/verify-code';
import { verifyFactor } from '../services/auth/verify-factor';
import { correctContact } from '../services/registration/correct-contact';
import { register } from '../services/registration/register';
import { resendCode } from '../services/registration/resend-code';
import { verifyContact } from '../services/registration/verify-contact';
import { verifyCustomer } from '../services/registration/verify-customer';

export const authRoutes = [
  bind('auth.login', login),
  bind('auth.verify', verifyCode),
  bind('auth.refresh', refresh),
  bind('auth.logout', logout),
  bind('auth.second-factor.verify', verifyFactor),
  bind('auth.second-factor.code', sendEmailCode),
  bind('auth.second-factor.setup', setupFactor),
  bind('auth.second-factor.confirm', confirmFactor),
  bind('auth.prove', prove),
  bind('auth.prove.code', sendProof),
  bind('auth.sessions.list', listSessions),
  bind('auth.sessions.end', endOwnSession),
  bind('auth.password.change', changePassword),
  bind('auth.password.forgot', forgotPassword),
  bind('auth.password.reset', resetPassword),
  bind('auth.password.keep', keepPassword),
  bind('auth.password.create', createPassword),
  bind('auth.create', register),
  bind('auth.otp.verify', verifyContact),
  bind('auth.otp.resend', resendCode),
  bind('auth.contact', correctContact),
  bind('code.verify', verifyCustomer),
  bind('users.details', lookUpUser),
];
