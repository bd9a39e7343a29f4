import { type Examples, exampleId } from './example';

const page = { page: 1, dataPerPage: 10 };
const byId = { query: { id: exampleId } };
const question = {
  title: 'Which dose of terbinafine for a child?',
  text: 'A boy of six years with ringworm of the scalp; what do you give, and how long?',
  speciality: null,
  tags: ['dosage', 'children'],
};
const seen = '2026-05-01T06:00:00.000Z';

export const questionsExamples: Examples<'questions'> = {
  'questions.list': {
    query: {
      filter: 'unanswered',
      speciality: 'hair',
      tag: 'dosage',
      search: 'dose',
      sort: 'answers',
      asOf: seen,
      ...page,
    },
  },
  'questions.similar': { query: { text: 'Terbinafine for a child' } },
  'questions.details': { query: { id: exampleId, sort: 'helpful', answer: exampleId, asOf: seen, ...page } },
  'questions.create': { body: { ...question, about: null, pictures: [{ _id: exampleId, checked: true }] } },
  'questions.pictures.add': { body: {} },
  'questions.pictures.list': {},
  'questions.update': { ...byId, body: { ...question, pictures: [], editedAt: null } },
  'questions.delete': byId,
  'questions.follow': { body: { id: exampleId, follow: true } },
  'questions.report': { body: { id: exampleId, reason: 'patient' } },
  'answers.create': { body: { questionId: exampleId, text: 'Two weeks longer than the scale is seen.' } },
  'answers.update': { ...byId, body: { text: 'Two weeks longer than the scale is seen.', editedAt: seen } },
  'answers.delete': byId,
  'answers.accept': { body: { answerId: exampleId, accepted: true } },
  'answers.helpful': { body: { answerId: exampleId, helpful: true } },
  'answers.report': { body: { id: exampleId, reason: 'harm' } },
};
