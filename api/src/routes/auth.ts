import { bind } from '../http/bind';
import { login } from '../services/auth/login';
import { logout } from '../services/auth/logout';
import { lookUpUser } from '../services/auth/look-up-user';
import { refresh } from '../services/auth/refresh';
import { verifyCode } from '../services/auth/verify-code';
import { register } from '../services/registration/register';
import { resendCode } from '../services/registration/resend-code';
import { verifyContact } from '../services/registration/verify-contact';
import { verifyCustomer } from '../services/registration/verify-customer';

export const authRoutes = [
  bind('auth.login', login),
  bind('auth.verify', verifyCode),
  bind('auth.refresh', refresh),
  bind('auth.logout', logout),
  bind('auth.create', register),
  bind('auth.otp.verify', verifyContact),
  bind('auth.otp.resend', resendCode),
  bind('code.verify', verifyCustomer),
  bind('users.details', lookUpUser),
];
