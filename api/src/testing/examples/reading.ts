import type { RouteAreas } from '@tvacha/shared-contract';
import { contentExamples } from './contents';
import { type Examples, exampleId } from './example';

export const readingExamples: Examples<RouteAreas['reading']> = {
  ...contentExamples,
  'dashboard.counts': {},
  'specialities.list': {},
  'masterdata.list': { query: { type: 'patientSpecialty' } },
  'articles.list': {
    query: { section: 0, speciality: 'all', search: 'skin', sort: 'title', page: 1, dataPerPage: 10 },
  },
  'articles.details': { query: { slug: 'no-such-article' } },
  'authors.list': { query: { type: 'ebook' } },
  'ebooks.list': {
    query: { author: exampleId, subSpeciality: 'hair', search: 'skin', sort: 'title', page: 1, dataPerPage: 1000 },
  },
  'ebooks.details': { query: { id: exampleId } },
};
