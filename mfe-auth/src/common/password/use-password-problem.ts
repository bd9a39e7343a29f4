import type { Code } from '@tvacha/shared-contract/codes';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useT } from '../i18n';

/** What is said of a new password that was refused, and where: at its field, or above the button. */
export function usePasswordProblem(problem: Code | null): { refusal?: string; formText?: string } {
  const t = useT();
  if (!problem) return {};
  // The bounds were seen to here, so what the server finds wrong is that it can be guessed.
  if (problem === 'VALIDATION_FAILED') return { refusal: t('newPassword.weak') };
  return problem === 'SAME_PASSWORD' ? { refusal: errorMessage(problem) } : { formText: errorMessage(problem) };
}
