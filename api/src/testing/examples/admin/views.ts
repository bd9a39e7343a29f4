import { type Examples, exampleId } from '../example';

const view = { name: 'Papers missing in Pune', query: { city: 'Pune', papers: 'missing' }, shared: true };

export const adminViewsExamples: Examples<'admin/views'> = {
  'admin.views.list': { query: { list: 'accounts' } },
  'admin.views.create': { body: { list: 'accounts', ...view } },
  'admin.views.update': { body: { id: exampleId, updatedAt: '2026-06-01T06:00:00.000Z', ...view } },
  'admin.views.delete': { query: { id: exampleId } },
  'admin.views.prefer': { body: { list: 'accounts', id: exampleId } },
};
