import type { AreaVerbs } from '../verb';
import { acceptAnswer, answer, changeAnswer, deleteAnswer } from './answers';
import { listQuestions, showQuestion } from './questions';
import { ask, changeQuestion, deleteQuestion } from './write-question';

export const questionsVerbs = {
  'questions.list': listQuestions,
  'questions.details': showQuestion,
  'questions.create': ask,
  'questions.update': changeQuestion,
  'questions.delete': deleteQuestion,
  'answers.create': answer,
  'answers.update': changeAnswer,
  'answers.delete': deleteAnswer,
  'answers.accept': acceptAnswer,
} satisfies AreaVerbs<'questions'>;
