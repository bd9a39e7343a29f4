import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { begun, type CodeMoments, type CodeState, noCode, refused, sent, timedOut } from '../../common/code/code-state';

/** What is asked for beside the password: a code, or first the means to get one. */
export type Factor = 'totp' | 'email' | 'setup';

/** Of a code by email it holds how things stand with it. */
export interface PasswordLogin extends CodeState {
  factor: Factor | null;
  email: string;
}

export interface Credentials {
  email: string;
  password: string;
  door: 'doctor' | 'admin';
}

const initialState: PasswordLogin = { ...noCode, factor: null, email: '' };

const passwordLoginSlice = createSlice({
  name: 'passwordLogin',
  initialState,
  reducers: {
    passwordSubmitted: (state, { payload }: PayloadAction<Credentials>) => ({
      ...state,
      ...begun,
      email: payload.email,
    }),
    factorAsked: (state, { payload }: PayloadAction<Exclude<Factor, 'email'>>): PasswordLogin => ({
      ...state,
      factor: payload,
      status: 'idle',
      problem: null,
    }),
    emailCodeSent: (state, { payload }: PayloadAction<CodeMoments>) => ({
      ...state,
      ...sent(payload),
      factor: 'email' as const,
    }),
    emailCodeResent: (state) => ({ ...state, ...begun }),
    emailCodeTimedOut: (state) => ({ ...state, ...timedOut }),
    factorSubmitted: (state, _action: PayloadAction<{ code: string }>) => ({ ...state, ...begun }),
    passwordLoginFailed: (state, { payload }: PayloadAction<Code>) => ({
      ...state,
      ...refused(payload),
      // Only a code that was sent can be spent.
      ...(state.factor !== 'email' && { codeExpired: false }),
    }),
    passwordLoginReset: () => initialState,
  },
});

export const passwordLoginReducer = passwordLoginSlice.reducer;
export const {
  emailCodeResent,
  emailCodeSent,
  emailCodeTimedOut,
  factorAsked,
  factorSubmitted,
  passwordSubmitted,
  passwordLoginFailed,
  passwordLoginReset,
} = passwordLoginSlice.actions;
