import type { AreaVerbs } from '../verb';
import { answer, changeAnswer, deleteAnswer } from './answers';
import { acceptAnswer, markHelpful } from './judge-answer';
import { listQuestions } from './questions';
import { showQuestion } from './show-question';
import { findSimilar } from './similar-questions';
import { ask, changeQuestion, deleteQuestion } from './write-question';

export const questionsVerbs = {
  'questions.list': listQuestions,
  'questions.similar': findSimilar,
  'questions.details': showQuestion,
  'questions.create': ask,
  'questions.update': changeQuestion,
  'questions.delete': deleteQuestion,
  'answers.create': answer,
  'answers.update': changeAnswer,
  'answers.delete': deleteAnswer,
  'answers.accept': acceptAnswer,
  'answers.helpful': markHelpful,
} satisfies AreaVerbs<'questions'>;
