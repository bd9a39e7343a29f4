import { type Code, quietCodes } from '@tvacha/shared-contract/codes';
import { isToastCode } from '@tvacha/shared-contract/toasts';
import { CallError } from '@tvacha/shared-core/http';
import { coreWords, toastWords } from './core-messages';

type QuietCode = (typeof quietCodes)[number];

const isQuiet = (code: Code): code is QuietCode => quietCodes.some((quiet) => quiet === code);

/** The code an error stands for; whatever is not a call's refusal counts as a failure of ours. */
export const codeOf = (error: unknown): Code => (error instanceof CallError ? error.code : 'SERVER_ERROR');

/** Seconds that read well as such; what is longer is said in minutes. */
const longInSeconds = 120;

/** How long a limit holds, in words. */
const waitWords = (seconds: number): string =>
  seconds < longInSeconds
    ? coreWords.translate('waitSeconds', { count: Math.ceil(seconds) })
    : coreWords.translate('waitMinutes', { count: Math.ceil(seconds / 60) });

/**
 * What to tell people about an error or a code; of a limit also for how long it holds, where the server said so.
 * @param error a call's error, the problem of a mutation, or a code.
 * @param own words of the caller that take precedence.
 */
export function errorMessage(error: unknown, own: Partial<Record<Code, string>> = {}): string {
  const { code, retryAfter } = refusalOf(error);
  const words = own[code];
  if (words) return words;
  if (isToastCode(code)) return toastWords.translate(code);
  if (!isQuiet(code)) return coreWords.translate('failure');
  const said = coreWords.translate(`error.${code}`);
  return code === 'RATE_LIMITED' && retryAfter ? `${said} ${waitWords(retryAfter)}` : said;
}

/** A call's error and the problem of a mutation alike. */
interface Refusal {
  code: Code;
  retryAfter?: number | undefined;
}

function refusalOf(error: unknown): Refusal {
  const refusal = typeof error === 'string' ? { code: error } : (error as Partial<Refusal> | null);
  return typeof refusal?.code === 'string' && isKnown(refusal.code) ? (refusal as Refusal) : { code: codeOf(error) };
}

const isKnown = (text: string): text is Code => isToastCode(text) || quietCodes.some((quiet) => quiet === text);
