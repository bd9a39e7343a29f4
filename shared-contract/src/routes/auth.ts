import { onlyTicket, open, openWith, type Route, session, ticket } from './access';

/** Getting in, staying in, and what a person does with their own account. */
export const authRoutes = {
  'auth.login': { method: 'POST', path: '/api/auth/login', access: open },
  'auth.verify': { method: 'POST', path: '/api/auth/login/verify', access: open },
  'auth.refresh': { method: 'POST', path: '/api/auth/access/token', access: open },
  'auth.logout': { method: 'POST', path: '/api/auth/logout', access: session },
  'auth.second-factor.verify': {
    method: 'POST',
    path: '/api/auth/second-factor/verify',
    access: onlyTicket('second-factor'),
  },
  'auth.second-factor.code': {
    method: 'POST',
    path: '/api/auth/second-factor/code',
    access: onlyTicket('second-factor'),
  },
  'auth.second-factor.setup': {
    method: 'POST',
    path: '/api/auth/second-factor/setup',
    access: onlyTicket('second-factor'),
  },
  'auth.second-factor.confirm': {
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    access: onlyTicket('second-factor'),
  },
  'auth.prove': { method: 'POST', path: '/api/auth/prove', access: session },
  'auth.prove.code': { method: 'POST', path: '/api/auth/prove/code', access: session },
  'auth.sessions.list': { method: 'GET', path: '/api/auth/sessions', access: session },
  'auth.sessions.end': { method: 'POST', path: '/api/auth/sessions/end', access: session },
  'auth.password.change': { method: 'POST', path: '/api/auth/password/change', access: session },
  'auth.password.forgot': { method: 'POST', path: '/api/auth/password/forgot', access: open },
  /** Open, so that a stale ticket is answered as a stale link and not as the end of a session. */
  'auth.password.reset': { method: 'POST', path: '/api/auth/password/reset', access: openWith('reset') },
  'auth.password.keep': { method: 'POST', path: '/api/auth/password/keepthis', access: session },
  'auth.password.create': { method: 'POST', path: '/api/auth/password/create', access: ticket('registration') },
  'users.details': { method: 'GET', path: '/api/users/details/', access: open },
} as const satisfies Record<string, Route>;
