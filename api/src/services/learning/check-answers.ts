import type { ValidationIssue } from '@tvacha/shared-contract';
import { refuse } from '../refuse';
import type { VerbInput } from '../verb';
import type { QuestionRow } from './questions-of';

type Given = VerbInput<'quizzes.submit'>['body']['answers'];

/**
 * The chosen option by question.
 * @throws VALIDATION_FAILED for a question or an option that is not of this quiz; Select_Option where no option
 *   was chosen at all
 */
export function checkAnswers(given: Given, questions: readonly QuestionRow[]): Map<string, string> {
  const known = new Map(questions.map(({ id, options }) => [id, options.map((option) => option.id)]));
  const issues = given.flatMap(({ questionId, option }, at): ValidationIssue[] => {
    const options = known.get(questionId);
    if (!options) return [{ path: `body.answers.${at}.questionId`, message: 'This question is not of this quiz' }];
    if (option === null || options.includes(option)) return [];
    return [{ path: `body.answers.${at}.option`, message: 'This option is not of this question' }];
  });
  if (issues.length > 0) refuse('VALIDATION_FAILED', { result: { issues } });
  const chosen = given.flatMap(({ questionId, option }) => (option === null ? [] : [[questionId, option] as const]));
  if (chosen.length === 0) refuse('Select_Option');
  return new Map(chosen);
}
