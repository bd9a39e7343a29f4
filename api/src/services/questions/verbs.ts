import type { AreaVerbs } from '../verb';
import { acceptAnswer } from './accept-answer';
import { answer } from './answer';
import { changeAnswer } from './change-answer';
import { changeQuestion } from './change-question';
import { ask } from './create-question';
import { deleteAnswer } from './delete-answer';
import { deleteQuestion } from './delete-question';
import { listQuestions } from './list-questions';
import { showQuestion } from './show-question';

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
