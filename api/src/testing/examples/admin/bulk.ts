import { type Examples, exampleId } from '../example';

const filter = { role: 'doctor', state: 'pending', search: 'rao', region: 'Karnataka' } as const;
const ids = [exampleId];
const token = 'kzjw3ag0.5o1bJq';
const reason = 'The registration number is not known';

export const adminBulkExamples: Examples<'admin/bulk'> = {
  'admin.bulk.approve': { body: { filter, token } },
  'admin.bulk.reject': { body: { filter, reason } },
  'admin.bulk.disable': { body: { ids, reason } },
  'admin.bulk.enable': { body: { ids } },
  'admin.bulk.welcome': { body: { ids, token } },
  'admin.bulk.role': { body: { ids, role: 'subAdmin', roleId: exampleId } },
  'admin.bulk.list': { query: { page: 1, dataPerPage: 20 } },
  'admin.bulk.details': { query: { id: exampleId } },
  'admin.bulk.results': { query: { id: exampleId, state: 'refused', page: 1, dataPerPage: 20 } },
  'admin.bulk.export': { body: { id: exampleId } },
  'admin.bulk.steer': { body: { id: exampleId, to: 'pause' } },
};
