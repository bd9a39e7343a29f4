import type { Code } from '@tvacha/shared-contract/codes';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useT } from '../i18n';

/** What the code step says about a problem, and where: at the boxes, or above the button. */
export function useCodeProblem(problem: Code | null, codeExpired: boolean) {
  const t = useT();
  if (!problem) return {};
  const text = errorMessage(problem);
  if (codeExpired) {
    return { fieldText: text, endedWord: t(problem === 'TOO_MANY_TRIES' ? 'code.spentTag' : 'code.expiredTag') };
  }
  return problem === 'INVALID_OTP' ? { fieldText: text } : { formText: text };
}
