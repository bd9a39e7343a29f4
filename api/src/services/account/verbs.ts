import type { AreaVerbs } from '../verb';
import { confirmContact, requestContact } from './change-contact';
import { giveConsent, listConsents, withdrawConsent } from './consents';
import { eraseOwn } from './erase-user';
import { exportOwn } from './export-own';
import { showProfile, updateProfile } from './profile';

export const accountVerbs = {
  'users.profile': showProfile,
  'users.update': updateProfile,
  'users.contact': requestContact,
  'users.contact.confirm': confirmContact,
  'users.consents': listConsents,
  'users.consents.give': giveConsent,
  'users.consents.withdraw': withdrawConsent,
  'users.export': exportOwn,
  'users.erase': eraseOwn,
} satisfies AreaVerbs<'account'>;
