import type { RouteAreas } from '@tvacha/shared-contract';
import { contentExamples } from './contents';
import { type Examples, exampleId } from './example';

const finding = {
  search: 'rao',
  speciality: 'hair',
  city: 'Pune',
  state: 'Maharashtra',
  language: 'Marathi',
  pincode: '411004',
};

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
  'publishers.list': { query: { search: 'press' } },
  'categories.list': {},
  'events.register': { body: { id: exampleId } },
  'events.cancel': { body: { id: exampleId } },
  'events.registrations': { query: { when: 'upcoming', search: 'skin', sort: 'newest', page: 1, dataPerPage: 20 } },
  'doctors.list': { query: { ...finding, sort: 'experience', page: 1, dataPerPage: 20 } },
  'doctors.facets': { query: finding },
  'doctors.details': { query: { id: exampleId } },
  'dermalive.list': { query: { when: 'past', page: 1, dataPerPage: 12 } },
  'search.list': { query: { search: 'psoriasis', kind: 'articles', page: 1, dataPerPage: 20 } },
  'search.suggest': { query: { search: 'psor' } },
  'ebooks.list': {
    query: { author: exampleId, subSpeciality: 'hair', search: 'skin', sort: 'title', page: 1, dataPerPage: 1000 },
  },
  'ebooks.details': { query: { id: exampleId } },
};
