import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

export interface DefaultPasswordChange {
  /** Whether the password that came with the account is settled: changed, or kept on purpose. */
  defaultPassChange: boolean;
  /** Whether it was kept. */
  keepPass: boolean;
  /** Whether either was done on this page. */
  isDone: boolean;
}

const initialState: DefaultPasswordChange = { defaultPassChange: true, keepPass: false, isDone: false };

const defaultPasswordChangeSlice = createSlice({
  name: 'defaultPasswordChange',
  initialState,
  reducers: {
    ownPasswordOpened: (_state, { payload }: PayloadAction<{ firstLogin: boolean }>) => ({
      ...initialState,
      defaultPassChange: !payload.firstLogin,
    }),
    passwordSettled: (_state, { payload }: PayloadAction<{ kept: boolean }>) => ({
      defaultPassChange: true,
      keepPass: payload.kept,
      isDone: true,
    }),
  },
});

export const defaultPasswordChangeReducer = defaultPasswordChangeSlice.reducer;
export const { ownPasswordOpened, passwordSettled } = defaultPasswordChangeSlice.actions;

export const selectDefaultPasswordChange = (state: { defaultPasswordChange: DefaultPasswordChange }) =>
  state.defaultPasswordChange;
