import { type Language, languages } from '@tvacha/shared-contract/languages';
import { type ToastCode, toasts } from '@tvacha/shared-contract/toasts';
import { portalStore, useAppSelector } from '@tvacha/shared-core/store';
import { toastClosed, toastShown } from './toasts/toasts.slice';
import { coreWords, toastWords } from './words';

export type { Toast } from './toasts/toasts.slice';

/** Shows the notice of a code, in the product's words and severity. The shell draws it. */
export function toast(code: ToastCode): void {
  portalStore().dispatch(toastShown({ severity: toasts[code].severity, text: toastWords.translate(code) }));
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
