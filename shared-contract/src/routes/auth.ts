import { open, type Route, session } from './access';

/** Getting in, staying in, and what a person does with their own account. */
export const authRoutes = {
  'auth.login': { method: 'POST', path: '/api/auth/login', access: open },
  'auth.verify': { method: 'POST', path: '/api/auth/login/verify', access: open },
  'auth.refresh': { method: 'POST', path: '/api/auth/access/token', access: open },
  'auth.logout': { method: 'POST', path: '/api/auth/logout', access: session },
  'auth.create': { method: 'POST', path: '/api/auth/create', access: open },
  'auth.otp.verify': { method: 'POST', path: '/api/auth/otp/verify', access: open },
  'auth.otp.resend': { method: 'POST', path: '/api/auth/otp/resend', access: open },
  'code.verify': { method: 'POST', path: '/api/code/verify', access: open },
  'users.details': { method: 'GET', path: '/api/users/details/', access: open },
} as const satisfies Record<string, Route>;
