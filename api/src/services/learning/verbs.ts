import type { AreaVerbs } from '../verb';
import { enrol } from './enrol';
import { listEnrollments } from './list-enrollments';
import { listLessons } from './list-lessons';
import { listPolls } from './list-polls';
import { askQuestions } from './list-quiz-questions';
import { listQuizzes } from './list-quizzes';
import { listResults } from './list-results';
import { recordProgress } from './record-progress';
import { showCertificate } from './show-certificate';
import { showEnrollment } from './show-enrollment';
import { showLesson } from './show-lesson';
import { showResults } from './show-poll-results';
import { submitQuiz } from './submit-quiz';
import { vote } from './vote';

export const learningVerbs = {
  'quizzes.list': listQuizzes,
  'quizzes.questions': askQuestions,
  'quizzes.submit': submitQuiz,
  'quizzes.results': listResults,
  'polls.list': listPolls,
  'polls.vote': vote,
  'polls.results': showResults,
  'lessons.list': listLessons,
  'lessons.details': showLesson,
  'enrollments.list': listEnrollments,
  'enrollments.create': enrol,
  'enrollments.details': showEnrollment,
  'enrollments.progress': recordProgress,
  'enrollments.certificate': showCertificate,
} satisfies AreaVerbs<'learning'>;
