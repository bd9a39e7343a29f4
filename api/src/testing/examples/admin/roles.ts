import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const seen = { ...byId, updatedAt: '2026-06-01T06:00:00.000Z' };
const page = { page: 1, dataPerPage: 20 };

export const adminRolesExamples: Examples<'admin/roles'> = {
  'admin.roles.list': { query: { search: 'desk', sort: 'users', ...page } },
  'admin.roles.details': { query: byId },
  'admin.roles.create': { body: { name: 'Visitors', permissions: [] } },
  'admin.roles.update': { body: { ...seen, name: 'Visitors', permissions: [] } },
  'admin.roles.delete': { query: { ...seen, moveTo: exampleId } },
};
