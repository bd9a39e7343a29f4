/*
 * Quizzes, polls and courses: what members take part in. Whoever may read them may take part; anyone may check a
 * certificate by its number. Time spent, and the record of a year: each person's own.
 */
import { member, open, operation, session } from './access';

const quizzes = member('Quizzes', 'read');
const polls = member('Polls', 'read');
const courses = member('Courses', 'read');

export const listQuizzes = operation('quizzes.list', 'GET', '/api/quizzes', quizzes);
export const listQuizQuestions = operation('quizzes.questions', 'GET', '/api/quizzes/questions', quizzes);
export const startQuiz = operation('quizzes.start', 'POST', '/api/quizzes/start', quizzes);
export const keepQuizAnswers = operation('quizzes.keep', 'PUT', '/api/quizzes/keep', quizzes);
export const reviewQuiz = operation('quizzes.review', 'GET', '/api/quizzes/review', quizzes);
export const submitQuiz = operation('quizzes.submit', 'POST', '/api/quizzes/submit', quizzes);
export const listQuizResults = operation('quizzes.results', 'GET', '/api/quizzes/results', quizzes);
export const listRepeats = operation('repeats.list', 'GET', '/api/repeats', quizzes);
export const answerRepeat = operation('repeats.answer', 'POST', '/api/repeats/answer', quizzes);
export const listPolls = operation('polls.list', 'GET', '/api/polls', polls);
export const showPoll = operation('polls.details', 'GET', '/api/polls/details/', polls);
export const voteInPoll = operation('polls.vote', 'POST', '/api/polls/votes', polls);
export const showPollResults = operation('polls.results', 'GET', '/api/polls/results', polls);
export const listLessons = operation('lessons.list', 'GET', '/api/courses/lessons', courses);
export const showLesson = operation('lessons.details', 'GET', '/api/courses/lesson', courses);
export const listEnrollments = operation('enrollments.list', 'GET', '/api/enrollments', courses);
export const createEnrollment = operation('enrollments.create', 'POST', '/api/enrollments/create', courses);
export const showEnrollment = operation('enrollments.details', 'GET', '/api/enrollments/details/', courses);
export const recordProgress = operation('enrollments.progress', 'POST', '/api/enrollments/progress', courses);
export const showCertificate = operation('enrollments.certificate', 'GET', '/api/enrollments/certificate', courses);
export const showCertificateFile = operation(
  'enrollments.certificate.file',
  'GET',
  '/api/enrollments/certificate/file',
  courses,
);
export const verifyCertificate = operation('certificates.verify', 'GET', '/api/certificates/verify', open);
export const countTime = operation('learning.time', 'POST', '/api/learning/time', session);
export const showLearningYear = operation('learning.year', 'GET', '/api/learning/year', session);
export const makeLearningRecord = operation('learning.record', 'POST', '/api/learning/record', session);
export const showLearningRecordFile = operation('learning.record.file', 'GET', '/api/learning/record/file', session);
