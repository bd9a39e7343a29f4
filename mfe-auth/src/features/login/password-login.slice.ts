import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

export interface PasswordLogin {
  status: 'idle' | 'loading' | 'failed';
  problem: Code | null;
}

export interface Credentials {
  email: string;
  password: string;
  door: 'doctor' | 'admin';
}

const initialState: PasswordLogin = { status: 'idle', problem: null };

const passwordLoginSlice = createSlice({
  name: 'passwordLogin',
  initialState,
  reducers: {
    passwordSubmitted(state, _action: PayloadAction<Credentials>) {
      state.status = 'loading';
      state.problem = null;
    },
    passwordLoginFailed(state, { payload }: PayloadAction<Code>) {
      state.status = 'failed';
      state.problem = payload;
    },
    passwordLoginReset: () => initialState,
  },
});

export const passwordLoginReducer = passwordLoginSlice.reducer;
export const { passwordSubmitted, passwordLoginFailed, passwordLoginReset } = passwordLoginSlice.actions;
