import { bind } from '../http/bind';
import { giveConsent, listConsents, withdrawConsent } from '../services/privacy/consents';
import { eraseOwn } from '../services/privacy/erase-own';
import { exportOwn } from '../services/privacy/export-own';
import { confirmDemo, registerDemo } from '../services/registration/demo';
import { confirmContact, requestContact } from '../services/users/change-contact';
import { showProfile } from '../services/users/show-profile';
import { updateProfile } from '../services/users/update-profile';

export const accountRoutes = [
  bind('users.profile', showProfile),
  bind('users.update', updateProfile),
  bind('users.contact', requestContact),
  bind('users.contact.confirm', confirmContact),
  bind('users.consents', listConsents),
  bind('users.consents.give', giveConsent),
  bind('users.consents.withdraw', withdrawConsent),
  bind('users.export', exportOwn),
  bind('users.erase', eraseOwn),
  bind('demo.register', registerDemo),
  bind('demo.confirm', confirmDemo),
];
