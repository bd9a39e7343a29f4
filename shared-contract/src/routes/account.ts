/* What a person does with their own record: profile, contacts, consents, export, erasure. */
import { operation, scopedToken, session } from './access';

export const showProfile = operation('users.profile', 'GET', '/api/users/profile', scopedToken('registration'));
export const updateProfile = operation('users.update', 'PUT', '/api/users/', scopedToken('registration'));
export const requestContact = operation('users.contact', 'POST', '/api/users/contact', session, { fresh: 'again' });
export const confirmContact = operation('users.contact.confirm', 'POST', '/api/users/contact/confirm', session, {
  fresh: 'again',
});
export const listConsents = operation('users.consents', 'GET', '/api/users/consents', session);
export const giveConsent = operation('users.consents.give', 'POST', '/api/users/consents', session);
export const withdrawConsent = operation('users.consents.withdraw', 'POST', '/api/users/consents/withdraw', session);
export const exportOwnData = operation('users.export', 'GET', '/api/users/export', session, { fresh: true });
export const eraseOwnAccount = operation('users.erase', 'POST', '/api/users/erase', session, { fresh: true });
