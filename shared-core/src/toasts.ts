import { type ToastCode, toasts } from '@tvacha/shared-contract/toasts';
import { portalStore, useAppSelector } from '@tvacha/shared-core/store';
import { toastClosed, toastShown } from './toasts/toasts.slice';
import { coreWords } from './words';

export type { Toast } from './toasts/toasts.slice';

/** Shows the notice of a code, in the product's words and severity. The shell draws it. */
export function toast(code: ToastCode): void {
  portalStore().dispatch(toastShown(toasts[code]));
}

/** Shows the one notice for calls that failed in a way nobody has words for. */
export function toastFailure(): void {
  portalStore().dispatch(toastShown({ severity: 'error', text: coreWords.translate('failure') }));
}

export function closeToast(id: string): void {
  portalStore().dispatch(toastClosed(id));
}

/** The notices to draw, oldest first. */
export const useToasts = () => useAppSelector((state) => state.toasts);
