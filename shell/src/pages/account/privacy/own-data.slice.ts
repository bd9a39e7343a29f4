import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

type Status = 'idle' | 'loading' | 'done' | 'failed';

export interface OwnDataState {
  copy: {
    status: Status;
    problem: Code | null;
    /** The name of the file that was saved. */
    file: string;
  };
  erasure: {
    /** Whether the dialog stands. */
    open: boolean;
    status: Status;
    problem: Code | null;
  };
}

const initialState: OwnDataState = {
  copy: { status: 'idle', problem: null, file: '' },
  erasure: { open: false, status: 'idle', problem: null },
};

const ownDataSlice = createSlice({
  name: 'accountData',
  initialState,
  reducers: {
    copyAsked(state) {
      state.copy = { ...initialState.copy, status: 'loading' };
    },
    copySaved(state, { payload }: PayloadAction<string>) {
      state.copy = { ...initialState.copy, status: 'done', file: payload };
    },
    copyLeft(state) {
      state.copy = initialState.copy;
    },
    copyFailed(state, { payload }: PayloadAction<Code>) {
      state.copy = { ...initialState.copy, status: 'failed', problem: payload };
    },
    erasureOpened(state) {
      state.erasure = { ...initialState.erasure, open: true };
    },
    erasureLeft(state) {
      state.erasure = initialState.erasure;
    },
    erasureConfirmed(state, _email: PayloadAction<string>) {
      state.erasure = { open: true, status: 'loading', problem: null };
    },
    erasureFailed(state, { payload }: PayloadAction<Code>) {
      state.erasure = { open: true, status: 'failed', problem: payload };
    },
    erased(state) {
      state.erasure = { open: false, status: 'done', problem: null };
    },
    ownDataReset: () => initialState,
  },
});

export const ownDataReducer = ownDataSlice.reducer;
export const {
  copyAsked,
  copyFailed,
  copyLeft,
  copySaved,
  erased,
  erasureConfirmed,
  erasureFailed,
  erasureLeft,
  erasureOpened,
  ownDataReset,
} = ownDataSlice.actions;
export const selectOwnData = (state: { accountData?: OwnDataState }): OwnDataState => state.accountData ?? initialState;
