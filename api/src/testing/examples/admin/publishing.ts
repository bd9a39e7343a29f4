import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const page = { page: 1, dataPerPage: 20 };

export const adminPublishingExamples: Examples<'admin/publishing'> = {
  'admin.publishers.list': { query: { search: 'press', sort: 'name', ...page } },
  'admin.publishers.create': { body: { name: 'Ganga Press', city: 'Varanasi', website: 'https://ganga.example' } },
  'admin.publishers.update': { body: { id: exampleId, name: 'Ganga Press', city: '', website: '' } },
  'admin.publishers.delete': { query: byId },
  'admin.authors.list': { query: { search: 'rao', sort: 'newest', ...page } },
  'admin.authors.create': { body: { name: 'Leela Rao', about: 'Teaches dermatology in Mysuru.' } },
  'admin.authors.update': { body: { id: exampleId, name: 'Leela Rao', about: '' } },
  'admin.authors.delete': { query: byId },
};
