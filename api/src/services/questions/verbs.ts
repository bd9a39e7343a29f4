import type { AreaVerbs } from '../verb';
import { answer, changeAnswer, deleteAnswer } from './answers';
import { followQuestion } from './follow-question';
import { acceptAnswer, markHelpful } from './judge-answer';
import { addPicture, listWaiting } from './question-pictures';
import { listQuestions } from './questions';
import { reportAnswer, reportQuestion } from './report-post';
import { showQuestion } from './show-question';
import { findSimilar } from './similar-questions';
import { ask, changeQuestion, deleteQuestion } from './write-question';

export const questionsVerbs = {
  'questions.list': listQuestions,
  'questions.similar': findSimilar,
  'questions.details': showQuestion,
  'questions.create': ask,
  'questions.pictures.add': addPicture,
  'questions.pictures.list': listWaiting,
  'questions.update': changeQuestion,
  'questions.delete': deleteQuestion,
  'questions.follow': followQuestion,
  'questions.report': reportQuestion,
  'answers.create': answer,
  'answers.update': changeAnswer,
  'answers.delete': deleteAnswer,
  'answers.accept': acceptAnswer,
  'answers.helpful': markHelpful,
  'answers.report': reportAnswer,
} satisfies AreaVerbs<'questions'>;
