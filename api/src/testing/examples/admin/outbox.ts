import { type Examples, exampleId } from '../example';

export const adminOutboxExamples: Examples<'admin/outbox'> = {
  'admin.outbox.list': { query: { state: 'waiting', page: 1, dataPerPage: 20 } },
  'admin.outbox.retry': { body: { id: exampleId } },
  'admin.outbox.discard': { query: { id: exampleId } },
};
