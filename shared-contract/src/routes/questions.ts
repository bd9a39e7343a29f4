/* Questions of members, and what colleagues answer. */
import { member, operation } from './access';

const questions = '/api/questions';

export const listQuestions = operation('questions.list', 'GET', questions, member('Questions', 'read'));
export const findSimilarQuestions = operation(
  'questions.similar',
  'GET',
  `${questions}/similar`,
  member('Questions', 'read'),
);
export const showQuestion = operation('questions.details', 'GET', `${questions}/details/`, member('Questions', 'read'));
export const createQuestion = operation('questions.create', 'POST', questions, member('Questions', 'create'));
export const addQuestionPicture = operation(
  'questions.pictures.add',
  'POST',
  `${questions}/pictures`,
  member('Questions', 'create'),
);
export const listWaitingPictures = operation(
  'questions.pictures.list',
  'GET',
  `${questions}/pictures`,
  member('Questions', 'create'),
);
export const updateQuestion = operation('questions.update', 'PUT', questions, member('Questions', 'update'));
export const deleteQuestion = operation('questions.delete', 'DELETE', questions, member('Questions', 'delete'));
export const followQuestion = operation('questions.follow', 'POST', `${questions}/follow`, member('Questions', 'read'));
export const reportQuestion = operation('questions.report', 'POST', `${questions}/report`, member('Questions', 'read'));
export const createAnswer = operation('answers.create', 'POST', `${questions}/answers`, member('Questions', 'create'));
export const updateAnswer = operation('answers.update', 'PUT', `${questions}/answers`, member('Questions', 'update'));
export const deleteAnswer = operation(
  'answers.delete',
  'DELETE',
  `${questions}/answers`,
  member('Questions', 'delete'),
);
export const acceptAnswer = operation(
  'answers.accept',
  'POST',
  `${questions}/answers/accept`,
  member('Questions', 'update'),
);
export const markHelpful = operation(
  'answers.helpful',
  'POST',
  `${questions}/answers/helpful`,
  member('Questions', 'read'),
);
export const reportAnswer = operation(
  'answers.report',
  'POST',
  `${questions}/answers/report`,
  member('Questions', 'read'),
);
