import { type Examples, exampleId } from '../example';

const byId = { id: exampleId };
const seen = { ...byId, version: 2 };
const post = { ...byId, editedAt: null };
const page = { page: 1, dataPerPage: 20 };

export const adminModerationExamples: Examples<'admin/moderation'> = {
  'admin.contributions.list': {
    query: { type: 'case', state: 'pending', search: 'tinea', sort: 'newest', ...page },
  },
  'admin.contributions.details': { query: byId },
  'admin.contributions.approve': { body: seen },
  'admin.contributions.return': {
    body: { ...seen, notes: [{ field: 'pictures', text: 'Crop the second one: the face can be seen.' }] },
  },
  'admin.contributions.reject': { body: { ...seen, reason: 'The face can be recognised' } },
  'admin.contributions.unpublish': { body: { ...seen, reason: 'The face can be recognised' } },
  'admin.questions.list': { query: { state: 'hidden', search: 'dose', sort: 'oldest', ...page } },
  'admin.questions.hide': { body: { ...post, hidden: true, reason: 'It names a patient' } },
  'admin.answers.list': { query: { question: exampleId, state: 'all', search: 'dose', sort: 'oldest', ...page } },
  'admin.answers.hide': { body: { ...post, hidden: true, reason: 'It is rude' } },
  'admin.posts.details': { query: byId },
  'admin.posts.clear': { body: { ...post, reports: 2 } },
};
