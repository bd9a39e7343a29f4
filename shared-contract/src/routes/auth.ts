import { open, type Route, session } from './access';

/** Getting in, staying in, and what a person does with their own account. */
export const authRoutes = {
  'auth.login': { method: 'POST', path: '/api/auth/login', access: open },
  'auth.verify': { method: 'POST', path: '/api/auth/login/verify', access: open },
  'auth.refresh': { method: 'POST', path: '/api/auth/access/token', access: open },
  'auth.logout': { method: 'POST', path: '/api/auth/logout', access: session },
  'users.details': { method: 'GET', path: '/api/users/details/', access: open },
} as const satisfies Record<string, Route>;
