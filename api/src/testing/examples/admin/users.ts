import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const updatedAt = '2026-06-01T06:00:00.000Z';
const page = { page: 1, dataPerPage: 20 };

export const adminUsersExamples: Examples<'admin/users'> = {
  'admin.users.list': {
    query: {
      ...{ role: 'doctor', state: 'pending', search: 'rao', sort: 'cityDown', city: 'Mys', region: 'Karnataka' },
      ...{ specialty: 'Trichology', from: '2026-05-01', to: '2026-05-31', papers: 'missing', contact: 'unconfirmed' },
      ...page,
    },
  },
  'admin.users.details': { query: byId },
  'admin.users.approve': { body: byId },
  'admin.users.reject': { body: { id: exampleId, reason: 'The registration number is not known' } },
  'admin.users.copy': { body: { id: exampleId, paper: exampleId, reason: 'The name cannot be read' } },
  'admin.users.check': { body: { id: exampleId, updatedAt, line: 'registration', right: true } },
  'admin.users.update': {
    body: {
      id: exampleId,
      updatedAt,
      name_titel: 'Dr.',
      first_name: 'Leela',
      last_name: 'Rao',
      address: { state: 'Karnataka', city: 'Mysuru', pincode: '570001' },
      registrationNumber: 'KMC 48127',
      registrationCouncil: 'Karnataka',
      type: null,
    },
  },
  'admin.users.contact': {
    body: { id: exampleId, updatedAt, email: 'leela@tvacha.example', phone: '+919000000998' },
  },
  'admin.users.disable': { body: { id: exampleId, reason: 'Asked to rest for a year' } },
  'admin.users.enable': { body: byId },
  'admin.users.logout': { body: byId },
  'admin.users.factor': { body: byId },
  'admin.users.welcome': { body: byId },
  'admin.users.delete': { query: byId },
  'admin.users.export': { body: { role: 'all', state: 'verified', search: 'rao', sort: 'name', columns: ['city'] } },
  'admin.users.create': {
    body: {
      first_name: 'Devika',
      last_name: 'Menon',
      email: 'devika@tvacha.example',
      phone: '+919000000997',
      role: 'subAdmin',
      roleId: exampleId,
      password: 'Banyan-courtyard-42',
    },
  },
  'admin.users.admit': {
    body: {
      first_name: 'Kiran',
      last_name: 'Bedekar',
      email: 'kiran@tvacha.example',
      phone: '+919000000996',
      role: 'doctor',
      password: 'Banyan-courtyard-42',
      registrationNumber: 'MMC 48127',
      registrationCouncil: 'Maharashtra',
      address: { state: 'Maharashtra', city: 'Thane', pincode: '400601' },
    },
  },
  'admin.users.role': {
    body: { id: exampleId, updatedAt, role: 'subAdmin', roleId: null, permissions: [] },
  },
};
