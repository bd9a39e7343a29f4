import type { Input, OperationId } from '@tvacha/shared-contract';

type Example<Id extends OperationId> = unknown extends Input<Id> ? Record<string, never> : Input<Id>;

const id = '0190a000-0000-7000-8000-000000000001';

/** For each operation an input by the contract; one that is forgotten fails to compile. */
export const examples: { [Id in OperationId]: Example<Id> } = {
  'system.health': {},
  'system.ip': {},
  'auth.login': { body: { type: 'otp', phone: '+919000000999', loginUser: 'doctor' } },
  'auth.verify': { body: { phone: '9000000999', otp: '000000' } },
  'auth.refresh': { body: { refreshToken: 'spent' } },
  'auth.logout': {},
  'users.details': { query: { email: 'nobody@tvacha.example' } },
  'dashboard.counts': {},
  'specialities.list': {},
  'masterdata.list': { query: { type: 'patientSpecialty' } },
  'articles.list': {
    query: { section: 0, speciality: 'all', search: 'skin', sort: 'title', page: 1, dataPerPage: 10 },
  },
  'articles.details': { query: { slug: 'no-such-article' } },
  'authors.list': { query: { type: 'ebook' } },
  'ebooks.list': {
    query: { author: id, subSpeciality: 'hair', search: 'skin', sort: 'title', page: 1, dataPerPage: 1000 },
  },
  'ebooks.details': { query: { id } },
  'admin.dashboard': {},
  'admin.users.list': { query: { state: 'pending', search: 'rao', sort: 'name', page: 1, dataPerPage: 20 } },
  'admin.users.details': { query: { id } },
  'admin.users.approve': { body: { id } },
  'admin.users.reject': { body: { id, reason: 'The registration number is not known' } },
};
