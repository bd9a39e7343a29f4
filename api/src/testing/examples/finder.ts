import { type Examples, exampleId } from './example';

const finding = {
  search: 'rao',
  speciality: 'hair',
  city: 'Pune',
  state: 'Maharashtra',
  language: 'Marathi',
  pincode: '411004',
};

export const finderExamples: Examples<'finder'> = {
  'doctors.list': { query: { ...finding, sort: 'experience', page: 1, dataPerPage: 20 } },
  'doctors.facets': { query: finding },
  'doctors.details': { query: { id: exampleId } },
  'doctors.suggest': { query: { search: 'pun', field: 'place' } },
  'search.list': { query: { search: 'psoriasis', kind: 'articles', page: 1, dataPerPage: 20 } },
  'search.suggest': { query: { search: 'psor' } },
};
