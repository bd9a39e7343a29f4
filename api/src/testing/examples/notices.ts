import { type Examples, exampleId } from './example';

export const noticesExamples: Examples<'notices'> = {
  'notices.list': { query: { page: 1, dataPerPage: 10 } },
  'notices.count': {},
  'notices.read': { body: { id: exampleId } },
  'notices.settings': {},
  'notices.set': { body: { kind: 'meeting', on: false } },
};
