import { bind } from '../http/bind';
import { askQuestions } from '../services/learning/ask-questions';
import { enrol } from '../services/learning/enrol';
import { listEnrollments } from '../services/learning/list-enrollments';
import { listLessons } from '../services/learning/list-lessons';
import { listPolls } from '../services/learning/list-polls';
import { listQuizzes } from '../services/learning/list-quizzes';
import { listResults } from '../services/learning/list-results';
import { recordProgress } from '../services/learning/record-progress';
import { showCertificate } from '../services/learning/show-certificate';
import { showEnrollment } from '../services/learning/show-enrollment';
import { showLesson } from '../services/learning/show-lesson';
import { showResults } from '../services/learning/show-poll-results';
import { submitQuiz } from '../services/learning/submit-quiz';
import { vote } from '../services/learning/vote';

export const learningRoutes = [
  bind('quizzes.list', listQuizzes),
  bind('quizzes.questions', askQuestions),
  bind('quizzes.submit', submitQuiz),
  bind('quizzes.results', listResults),
  bind('polls.list', listPolls),
  bind('polls.vote', vote),
  bind('polls.results', showResults),
  bind('lessons.list', listLessons),
  bind('lessons.details', showLesson),
  bind('enrollments.list', listEnrollments),
  bind('enrollments.create', enrol),
  bind('enrollments.details', showEnrollment),
  bind('enrollments.progress', recordProgress),
  bind('enrollments.certificate', showCertificate),
];
