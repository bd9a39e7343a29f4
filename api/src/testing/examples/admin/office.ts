import { type Examples, exampleId } from '../example';

const page = { page: 1, dataPerPage: 20 };

export const adminOfficeExamples: Examples<'admin/office'> = {
  'admin.dashboard': {},
  'admin.waiting': {},
  'admin.find': { query: { search: 'kaur' } },
  'admin.analytics': { query: { metric: 'reads', from: '2026-05-01', to: '2026-05-31', by: 'week' } },
  'admin.logs.list': {
    query: {
      actor: exampleId,
      action: 'user.',
      subjectType: 'user',
      subject: exampleId,
      from: '2026-05-01',
      to: '2026-05-31',
      search: 'verified',
      ...page,
    },
  },
  'admin.logs.verify': { query: { after: 0 } },
  'admin.remotes': { query: { days: 30 } },
};
