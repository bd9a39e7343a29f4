import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { type CodeMoments, type CodeState, noCode, type Spender, sent, spent } from '../../common/code/code-state';
import type { Missing } from './what-is-missing';

/** What is asked for beside the password: a code, a passkey or a code, or first the means to get one. */
export type Factor = 'totp' | 'passkey' | 'email' | 'setup';

/** Of a code by email it holds how things stand with it. */
export interface PasswordLogin extends CodeState {
  factor: Factor | null;
  email: string;
  /** The account waits for its approval. */
  isBlocked: boolean;
  /** What is missing of an application that is held back. */
  missing: Missing;
}

const initialState: PasswordLogin = { ...noCode, factor: null, email: '', isBlocked: false, missing: null };

const passwordLoginSlice = createSlice({
  name: 'passwordLogin',
  initialState,
  reducers: {
    factorAsked: (_state, { payload }: PayloadAction<Exclude<Factor, 'email'>>): PasswordLogin => ({
      ...initialState,
      factor: payload,
    }),
    emailCodeSent: (
      _state,
      { payload: { email, moments } }: PayloadAction<{ email: string; moments: CodeMoments }>,
    ) => ({
      ...initialState,
      ...sent(moments),
      factor: 'email' as const,
      email,
    }),
    emailCodeSpent: (state, { payload }: PayloadAction<Spender>) => ({ ...state, ...spent(payload) }),
    passwordLoginBlocked: (_state, { payload }: PayloadAction<Missing>) => ({
      ...initialState,
      isBlocked: true,
      missing: payload,
    }),
    passwordLoginReset: () => initialState,
  },
});

export const passwordLoginReducer = passwordLoginSlice.reducer;
export const { emailCodeSent, emailCodeSpent, factorAsked, passwordLoginBlocked, passwordLoginReset } =
  passwordLoginSlice.actions;

export const selectPasswordLogin = (state: { passwordLogin: PasswordLogin }) => state.passwordLogin;
