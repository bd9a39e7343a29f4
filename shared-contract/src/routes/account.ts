import { type Route, session, ticket } from './access';

/** What a person does with their own record: profile, contacts, consents, export, erasure. */
export const accountRoutes = {
  'users.profile': { method: 'GET', path: '/api/users/profile', access: ticket('registration') },
  'users.update': { method: 'PUT', path: '/api/users/', access: ticket('registration') },
  'users.contact': { method: 'POST', path: '/api/users/contact', access: session, fresh: true },
  'users.contact.confirm': { method: 'POST', path: '/api/users/contact/confirm', access: session, fresh: true },
  'users.consents': { method: 'GET', path: '/api/users/consents', access: session },
  'users.consents.give': { method: 'POST', path: '/api/users/consents', access: session },
  'users.consents.withdraw': { method: 'POST', path: '/api/users/consents/withdraw', access: session },
  'users.export': { method: 'GET', path: '/api/users/export', access: session, fresh: true },
  'users.erase': { method: 'POST', path: '/api/users/erase', access: session, fresh: true },
} as const satisfies Record<string, Route>;
