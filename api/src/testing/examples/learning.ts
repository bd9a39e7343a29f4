import { type Examples, exampleId } from './example';

const page = { page: 1, dataPerPage: 10 };

export const learningExamples: Examples<'learning'> = {
  'quizzes.list': { query: { speciality: 'nails', search: 'band', state: 'new', sort: 'title', ...page } },
  'quizzes.questions': { query: { quizId: exampleId } },
  'quizzes.start': { body: { quizId: exampleId } },
  'quizzes.keep': {
    body: { sittingId: exampleId, answers: [{ questionId: exampleId, option: 'a' }], flagged: [exampleId] },
  },
  'quizzes.review': { query: { quizId: exampleId, number: 1 } },
  'quizzes.submit': { body: { quizId: exampleId, answers: [{ questionId: exampleId, option: 'a' }] } },
  'quizzes.results': { query: { userId: exampleId, quizId: exampleId, ...page } },
  'polls.list': { query: { speciality: 'acne', search: 'tests', state: 'open', sort: 'closing', ...page } },
  'polls.details': { query: { id: exampleId } },
  'polls.vote': { body: { pollId: exampleId, optionId: exampleId } },
  'polls.results': { query: { pollId: exampleId, ...page } },
  'lessons.list': { query: { courseId: exampleId, ...page } },
  'lessons.details': { query: { id: exampleId } },
  'enrollments.list': { query: { state: 'running', search: 'dermoscopy', sort: 'title', ...page } },
  'enrollments.create': { body: { courseId: exampleId } },
  'enrollments.details': { query: { userId: exampleId, courseId: exampleId } },
  'enrollments.progress': { body: { lessonId: exampleId, percent: 50 } },
  'enrollments.certificate': { query: { courseId: exampleId } },
  'enrollments.certificate.file': { query: { courseId: exampleId } },
  'certificates.verify': { query: { number: 'TVC-2026-12AB-34CD-56EF' } },
  'repeats.list': { query: page },
  'repeats.answer': { body: { questionId: exampleId, option: 'a' } },
  'learning.time': { body: { contentId: exampleId, seconds: 30 } },
  'learning.year': { query: { year: 2026 } },
  'learning.record': { body: { year: 2026 } },
  'learning.record.file': { query: { number: 'TVC-2026-12AB-34CD-56EF' } },
};
