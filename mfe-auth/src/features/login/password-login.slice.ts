import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

/** What is asked for beside the password: a code, or first the means to get one. */
export type Factor = 'totp' | 'email' | 'setup';

export interface PasswordLogin {
  factor: Factor | null;
  status: 'idle' | 'loading' | 'failed';
  problem: Code | null;
}

export interface Credentials {
  email: string;
  password: string;
  door: 'doctor' | 'admin';
}

const initialState: PasswordLogin = { factor: null, status: 'idle', problem: null };

const passwordLoginSlice = createSlice({
  name: 'passwordLogin',
  initialState,
  reducers: {
    passwordSubmitted(state, _action: PayloadAction<Credentials>) {
      state.status = 'loading';
      state.problem = null;
    },
    factorAsked(state, { payload }: PayloadAction<Factor>) {
      state.factor = payload;
      state.status = 'idle';
      state.problem = null;
    },
    factorSubmitted(state, _action: PayloadAction<{ code: string }>) {
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
export const { factorAsked, factorSubmitted, passwordSubmitted, passwordLoginFailed, passwordLoginReset } =
  passwordLoginSlice.actions;
