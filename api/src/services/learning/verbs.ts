import type { AreaVerbs } from '../verb';
import { enrol, listEnrollments, showEnrollment } from './enrollments';
import { drawRecord, makeRecord, showYear } from './learning-record';
import { countTime } from './learning-time';
import { listLessons, showLesson } from './lessons';
import { listResults } from './list-results';
import { listPolls, showPoll, showResults, vote } from './polls';
import { keepAnswers, startQuiz } from './quiz-sittings';
import { askQuestions, listQuizzes } from './quizzes';
import { recordProgress } from './record-progress';
import { answerRepeat, listRepeats } from './repeats';
import { reviewQuiz } from './review-quiz';
import { drawOwnCertificate, showCertificate, verifyCertificate } from './show-certificate';
import { submitQuiz } from './submit-quiz';

export const learningVerbs = {
  'quizzes.list': listQuizzes,
  'quizzes.questions': askQuestions,
  'quizzes.start': startQuiz,
  'quizzes.keep': keepAnswers,
  'quizzes.review': reviewQuiz,
  'quizzes.submit': submitQuiz,
  'quizzes.results': listResults,
  'polls.list': listPolls,
  'polls.details': showPoll,
  'polls.vote': vote,
  'polls.results': showResults,
  'lessons.list': listLessons,
  'lessons.details': showLesson,
  'enrollments.list': listEnrollments,
  'enrollments.create': enrol,
  'enrollments.details': showEnrollment,
  'enrollments.progress': recordProgress,
  'enrollments.certificate': showCertificate,
  'enrollments.certificate.file': drawOwnCertificate,
  'certificates.verify': verifyCertificate,
  'repeats.list': listRepeats,
  'repeats.answer': answerRepeat,
  'learning.time': countTime,
  'learning.year': showYear,
  'learning.record': makeRecord,
  'learning.record.file': drawRecord,
} satisfies AreaVerbs<'learning'>;
