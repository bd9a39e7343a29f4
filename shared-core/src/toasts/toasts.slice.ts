import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastText } from '@tvacha/shared-contract/toasts';

export interface Toast extends ToastText {
  id: string;
}

/** A notice that is said again while it still stands takes the place of the one before. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: ({ severity, text }: ToastText) => ({ payload: { id: nanoid(), severity, text } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [
        ...state.filter(({ text }) => text !== payload.text),
        payload,
      ],
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
