import { member, type Route } from './access';

const questions = '/api/questions';

/** Questions of members, and what colleagues answer. */
export const questionsRoutes = {
  'questions.list': { method: 'GET', path: questions, access: member('Questions', 'read') },
  'questions.details': { method: 'GET', path: `${questions}/details/`, access: member('Questions', 'read') },
  'questions.create': { method: 'POST', path: questions, access: member('Questions', 'create') },
  'questions.update': { method: 'PUT', path: questions, access: member('Questions', 'update') },
  'questions.delete': { method: 'DELETE', path: questions, access: member('Questions', 'delete') },
  'answers.create': { method: 'POST', path: `${questions}/answers`, access: member('Questions', 'create') },
  'answers.update': { method: 'PUT', path: `${questions}/answers`, access: member('Questions', 'update') },
  'answers.delete': { method: 'DELETE', path: `${questions}/answers`, access: member('Questions', 'delete') },
  'answers.accept': { method: 'POST', path: `${questions}/answers/accept`, access: member('Questions', 'update') },
} as const satisfies Record<string, Route>;
