import { type Examples, exampleId } from './example';

export const readingExamples: Examples<'reading'> = {
  'dashboard.counts': {},
  'dashboard.news': {},
  'specialities.list': {},
  'masterdata.list': { query: { type: 'patientSpecialty' } },
  'articles.list': {
    query: { section: 0, speciality: 'all', search: 'skin', sort: 'title', page: 1, dataPerPage: 10 },
  },
  'articles.details': { query: { slug: 'no-such-article' } },
  'authors.list': { query: { type: 'ebook' } },
  'contents.facets': {
    query: {
      ...{ type: 'course', search: 'skin', author: exampleId, person: 'Dr. Ananya Rao', speciality: 'hair' },
      ...{ subSpeciality: 'hair', publisher: exampleId, year: 2026, from: '2026-01-01', to: '2026-12-31' },
      level: 'Practice',
    },
  },
  'publishers.list': { query: { search: 'press' } },
  'categories.list': {},
  'documents.pages': { query: { contentId: exampleId } },
  'documents.link': { query: { contentId: exampleId } },
  'documents.search': { query: { contentId: exampleId, search: 'naevus', whole: 'true' } },
  'dermalive.list': { query: { when: 'past', page: 1, dataPerPage: 12 } },
  'ebooks.list': {
    query: { author: exampleId, subSpeciality: 'hair', search: 'skin', sort: 'title', page: 1, dataPerPage: 1000 },
  },
  'ebooks.details': { query: { id: exampleId } },
};
