import { open, type Route, ticket } from './access';

/** How somebody new gets in: a doctor by a customer code, and who only looks around. */
export const registrationRoutes = {
  'code.verify': { method: 'POST', path: '/api/code/verify', access: open },
  'auth.create': { method: 'POST', path: '/api/auth/create', access: open },
  'auth.otp.verify': { method: 'POST', path: '/api/auth/otp/verify', access: open },
  'auth.otp.resend': { method: 'POST', path: '/api/auth/otp/resend', access: open },
  /** By whoever has just begun a registration, or has proved the other contact. */
  'auth.contact': { method: 'POST', path: '/api/auth/contact', access: ticket('correction', 'registration') },
  'demo.register': { method: 'POST', path: '/api/demo/register', access: open },
  'demo.confirm': { method: 'POST', path: '/api/demo/confirm', access: open },
} as const satisfies Record<string, Route>;
