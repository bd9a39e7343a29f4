import { type Examples, exampleId } from './example';

const page = { page: 1, dataPerPage: 10 };
const byId = { query: { id: exampleId } };
const question = {
  title: 'Which dose of terbinafine for a child?',
  text: 'A boy of six years with ringworm of the scalp; what do you give, and how long?',
  speciality: null,
};

export const questionsExamples: Examples<'questions'> = {
  'questions.list': {
    query: { filter: 'unanswered', speciality: 'hair', search: 'dose', sort: 'answers', ...page },
  },
  'questions.details': { query: { id: exampleId, ...page } },
  'questions.create': { body: question },
  'questions.update': { ...byId, body: question },
  'questions.delete': byId,
  'answers.create': { body: { questionId: exampleId, text: 'Two weeks longer than the scale is seen.' } },
  'answers.update': { ...byId, body: { text: 'Two weeks longer than the scale is seen.' } },
  'answers.delete': byId,
  'answers.accept': { body: { answerId: exampleId } },
};
