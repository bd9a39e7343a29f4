import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

export interface DefaultPasswordChange {
  /** Whether the password that came with the account is settled: changed, or kept on purpose. */
  defaultPassChange: boolean;
  /** Whether it was kept. */
  keepPass: boolean;
  status: 'idle' | 'changing' | 'keeping' | 'ready' | 'failed';
  problem: Code | null;
}

const initialState: DefaultPasswordChange = { defaultPassChange: true, keepPass: false, status: 'idle', problem: null };

const defaultPasswordChangeSlice = createSlice({
  name: 'defaultPasswordChange',
  initialState,
  reducers: {
    ownPasswordOpened: (_state, { payload }: PayloadAction<{ firstLogin: boolean }>) => ({
      ...initialState,
      defaultPassChange: !payload.firstLogin,
    }),
    passwordChangeSubmitted: (state, _action: PayloadAction<{ oldPassword: string; newPassword: string }>) => ({
      ...state,
      status: 'changing' as const,
      problem: null,
    }),
    keepPasswordSubmitted: (state) => ({ ...state, status: 'keeping' as const, problem: null }),
    passwordSettled: (state, { payload }: PayloadAction<{ kept: boolean }>) => ({
      ...state,
      defaultPassChange: true,
      keepPass: payload.kept,
      status: 'ready' as const,
    }),
    ownPasswordFailed: (state, { payload }: PayloadAction<Code>) => ({
      ...state,
      status: 'failed' as const,
      problem: payload,
    }),
  },
});

export const defaultPasswordChangeReducer = defaultPasswordChangeSlice.reducer;
export const { ownPasswordOpened, passwordChangeSubmitted, keepPasswordSubmitted, passwordSettled, ownPasswordFailed } =
  defaultPasswordChangeSlice.actions;

export const selectDefaultPasswordChange = (state: { defaultPasswordChange: DefaultPasswordChange }) =>
  state.defaultPasswordChange;
