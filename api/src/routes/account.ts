import { bind } from '../http/bind';
import { confirmContact, requestContact } from '../services/account/change-contact';
import { giveConsent, listConsents, withdrawConsent } from '../services/account/consents';
import { eraseOwn } from '../services/account/erase-own';
import { exportOwn } from '../services/account/export-own';
import { showProfile } from '../services/account/show-profile';
import { updateProfile } from '../services/account/update-profile';
import { confirmDemo, registerDemo } from '../services/registration/demo';

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
