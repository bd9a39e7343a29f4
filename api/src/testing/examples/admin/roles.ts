import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const page = { page: 1, dataPerPage: 20 };

export const adminRolesExamples: Examples<'admin/roles'> = {
  'admin.roles.list': { query: { search: 'desk', sort: 'users', ...page } },
  'admin.roles.create': { body: { name: 'Visitors', permissions: [] } },
  'admin.roles.update': { body: { id: exampleId, name: 'Visitors', permissions: [] } },
  'admin.roles.delete': { query: byId },
};
