import { member, type Route } from './access';

const quizzes = member('Quizzes', 'read');
const polls = member('Polls', 'read');
const courses = member('Courses', 'read');

/** Quizzes, polls and courses: what members take part in. Whoever may read them may take part. */
export const learningRoutes = {
  'quizzes.list': { method: 'GET', path: '/api/quizzes', access: quizzes },
  'quizzes.questions': { method: 'GET', path: '/api/quizzes/questions', access: quizzes },
  'quizzes.submit': { method: 'POST', path: '/api/quizzes/submit', access: quizzes },
  'quizzes.results': { method: 'GET', path: '/api/quizzes/results', access: quizzes },
  'polls.list': { method: 'GET', path: '/api/polls', access: polls },
  'polls.vote': { method: 'POST', path: '/api/polls/votes', access: polls },
  'polls.results': { method: 'GET', path: '/api/polls/results', access: polls },
  'lessons.list': { method: 'GET', path: '/api/courses/lessons', access: courses },
  'lessons.details': { method: 'GET', path: '/api/courses/lesson', access: courses },
  'enrollments.list': { method: 'GET', path: '/api/enrollments', access: courses },
  'enrollments.create': { method: 'POST', path: '/api/enrollments/create', access: courses },
  'enrollments.details': { method: 'GET', path: '/api/enrollments/details/', access: courses },
  'enrollments.progress': { method: 'POST', path: '/api/enrollments/progress', access: courses },
  'enrollments.certificate': { method: 'GET', path: '/api/enrollments/certificate', access: courses },
} as const satisfies Record<string, Route>;
