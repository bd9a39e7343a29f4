import type { ToastText } from '@tvacha/shared-contract/toasts';
import type { UnknownAction } from 'redux';
import { createAction, nextId } from '../store/action';

export interface Toast extends ToastText {
  id: string;
}

export const toastShown = createAction(
  'toasts/toastShown',
  ({ severity, text }: ToastText): Toast => ({ id: nextId(), severity, text }),
);
export const toastClosed = createAction('toasts/toastClosed', (id: string) => id);

/** A notice that is said again while it still stands takes the place of the one before. */
export function toastsReducer(state: readonly Toast[] = [], action: UnknownAction): readonly Toast[] {
  if (toastShown.match(action)) return [...state.filter(({ text }) => text !== action.payload.text), action.payload];
  if (toastClosed.match(action)) return state.filter(({ id }) => id !== action.payload);
  return state;
}
