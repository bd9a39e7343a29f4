import { type Code, quietCodes } from '@tvacha/shared-contract/codes';
import { isToastCode } from '@tvacha/shared-contract/toasts';
import { CallError } from '@tvacha/shared-core/http';
import { coreWords, toastWords } from './core-messages';

type QuietCode = (typeof quietCodes)[number];

const isQuiet = (code: Code): code is QuietCode => quietCodes.some((quiet) => quiet === code);

/** The code an error stands for; whatever is not a call's refusal counts as a failure of ours. */
export const codeOf = (error: unknown): Code => (error instanceof CallError ? error.code : 'SERVER_ERROR');

/**
 * What to tell people about an error or a code.
 * @param own words of the caller that take precedence.
 */
export function errorMessage(error: unknown, own: Partial<Record<Code, string>> = {}): string {
  const code = typeof error === 'string' && isKnown(error) ? error : codeOf(error);
  const words = own[code];
  if (words) return words;
  if (isToastCode(code)) return toastWords.translate(code);
  return isQuiet(code) ? coreWords.translate(`error.${code}`) : coreWords.translate('failure');
}

const isKnown = (text: string): text is Code => isToastCode(text) || quietCodes.some((quiet) => quiet === text);
