import { type Language, languages } from '@tvacha/shared-contract/languages';
import { isToastCode, type Severity, type ToastCode, type ToastText, toasts } from '@tvacha/shared-contract/toasts';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { portalStore, useAppSelector } from '@tvacha/shared-core/store';
import { coreWords, toastWords } from './core-messages';
import { toastClosed, toastShown } from './toasts/toasts.slice';

export type { Toast } from './toasts/toasts.slice';

/** A notice that a remote brings along: its words, in the language that is spoken. */
export interface Notice {
  words: string;
  severity: Severity;
}

/**
 * Shows a notice: that of a code, in the product's words and severity, or one that a remote brings along. The shell
 * draws it. A remote may be newer than the shell: what that has no words for is said neutrally and reported as a fault.
 */
export function toast(notice: ToastCode | Notice): void {
  portalStore().dispatch(toastShown(shownAs(notice)));
}

function shownAs(notice: ToastCode | Notice): ToastText {
  if (typeof notice === 'object') return { severity: notice.severity, text: notice.words };
  if (isToastCode(notice)) return { severity: toasts[notice].severity, text: toastWords.translate(notice) };
  reportCaughtError({ where: 'toast', error: new Error(`No words for the code ${notice}`) });
  return { severity: 'warning', text: coreWords.translate('unknownNotice') };
}

/** Shows the one notice for calls that failed in a way nobody has words for. */
export function toastFailure(): void {
  portalStore().dispatch(toastShown({ severity: 'error', text: coreWords.translate('failure') }));
}

/** Says why somebody who is logged in was not shown a page for doctors. */
export function toastForDoctors(account: 'patient' | 'staff'): void {
  portalStore().dispatch(toastShown({ severity: 'warning', text: coreWords.translate(`forDoctors.${account}`) }));
}

/** Says that a language's words could not be had, so that the page stays in English. */
export function toastLanguageMissing(language: Language): void {
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  portalStore().dispatch(toastShown({ severity: 'warning', text: coreWords.translate('languageMissing', { name }) }));
}

export function closeToast(id: string): void {
  portalStore().dispatch(toastClosed(id));
}

/** The notices to draw, oldest first. */
export const useToasts = () => useAppSelector((state) => state.toasts);
