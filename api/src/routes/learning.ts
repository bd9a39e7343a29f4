import { bind } from '../http/bind';
import { enrol } from '../services/courses/enrol';
import { listEnrollments } from '../services/courses/list-enrollments';
import { listLessons } from '../services/courses/list-lessons';
import { recordProgress } from '../services/courses/record-progress';
import { showCertificate } from '../services/courses/show-certificate';
import { showEnrollment } from '../services/courses/show-enrollment';
import { showLesson } from '../services/courses/show-lesson';
import { listPolls } from '../services/polls/list-polls';
import { showResults } from '../services/polls/show-results';
import { vote } from '../services/polls/vote';
import { askQuestions } from '../services/quizzes/ask-questions';
import { listQuizzes } from '../services/quizzes/list-quizzes';
import { listResults } from '../services/quizzes/list-results';
import { submitQuiz } from '../services/quizzes/submit-quiz';

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
