import { type Examples, exampleId } from './example';

const page = { page: 1, dataPerPage: 10 };

export const libraryExamples: Examples<'library'> = {
  'reading.list': { query: { contentId: exampleId, ...page } },
  'reading.save': {
    body: {
      contentId: exampleId,
      at: { page: 12 },
      part: 12,
      of: 120,
      seconds: 10,
      seenAt: '2026-06-01T06:00:00.000Z',
    },
  },
  'saved.list': {
    query: { folder: 'none', search: 'nail', type: 'ebook', contentId: exampleId, sort: 'title', ...page },
  },
  'saved.put': { body: { contentId: exampleId, folderId: null } },
  'saved.move': { body: { id: exampleId, folderId: null } },
  'saved.remove': { body: { id: exampleId } },
  'folders.list': {},
  'folders.make': { body: { name: 'Nails' } },
  'folders.rename': { body: { id: exampleId, name: 'Nail surgery' } },
  'folders.remove': { body: { id: exampleId } },
};
