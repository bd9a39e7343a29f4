import { bind } from '../http/bind';
import { login } from '../services/auth/login';
import { logout } from '../services/auth/logout';
import { lookUpUser } from '../services/auth/look-up-user';
import { refresh } from '../services/auth/refresh';
import { verifyCode } from '../services/auth/verify-code';

export const authRoutes = [
  bind('auth.login', login),
  bind('auth.verify', verifyCode),
  bind('auth.refresh', refresh),
  bind('auth.logout', logout),
  bind('users.details', lookUpUser),
];
