import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const page = { page: 1, dataPerPage: 20 };
const seen = { id: exampleId, updatedAt: '2026-05-01T06:00:00.000Z' };
const written = {
  type: 'poll' as const,
  title: 'Which lotion in the monsoon?',
  summary: 'A vote on what we prescribe when it is damp.',
  speciality: null,
  author: null,
  publisher: null,
  section: null,
  startsAt: null,
  publishedOn: '2026-05-01',
  details: {
    cover: { pattern: 'cells', palette: 'teal', variant: 1 },
    context: 'Creams stay wet on the skin for hours.',
    closesOn: '2026-12-31',
  },
  options: [{ text: 'A lotion' }, { text: 'A gel' }],
};

export const adminContentsExamples: Examples<'admin/contents'> = {
  'admin.contents.list': {
    query: {
      type: 'poll',
      state: 'draft',
      author: exampleId,
      publisher: exampleId,
      speciality: exampleId,
      by: 'others',
      search: 'lotion',
      sort: 'waiting',
      ...page,
    },
  },
  'admin.contents.details': { query: byId },
  'admin.contents.create': { body: written },
  'admin.contents.update': { body: { ...seen, ...written } },
  'admin.contents.files': { body: { ...seen, removeFile: true, removeCover: false } },
  'admin.contents.film': { query: { ...seen, name: 'film.webm', size: 1000 } },
  'admin.contents.filmparts': {
    body: {
      ...seen,
      language: 'hi',
      chapters: [{ at: 0, title: 'The tray' }],
      removeCaptions: 'en',
      removePoster: true,
      removeFilm: false,
    },
  },
  'admin.contents.submit': { body: seen },
  'admin.contents.approve': { body: seen },
  'admin.contents.reject': { body: { ...seen, reason: 'The second option is not on the market' } },
  'admin.contents.unpublish': { body: seen },
  'admin.contents.delete': { query: byId },
  'admin.certificates.revoke': { body: { number: 'TVC-2026-12AB-34CD-56EF', reason: 'Taken under another name' } },
};
