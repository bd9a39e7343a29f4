import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { begun, type CodeMoments, type CodeState, noCode, refused, sent, timedOut } from '../../common/code/code-state';

export interface ForgotPassword extends CodeState {
  /** `ended`: the code was right, and its ticket ran out before a password was set. */
  step: 'email' | 'code' | 'password' | 'ended' | 'done';
  email: string;
}

const initialState: ForgotPassword = { ...noCode, step: 'email', email: '' };

const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    /** The page stands, where need be at the place it had before a reload. */
    forgotOpened: (_state, { payload }: PayloadAction<Partial<ForgotPassword>>) => ({ ...initialState, ...payload }),
    resetCodeRequested: (state, { payload }: PayloadAction<{ email: string }>) => ({
      ...state,
      ...begun,
      email: payload.email,
    }),
    resetCodeResent: (state) => ({ ...state, ...begun }),
    resetCodeSent: (state, { payload }: PayloadAction<CodeMoments>) => ({
      ...state,
      ...sent(payload),
      step: 'code' as const,
    }),
    resetCodeSubmitted: (state, _action: PayloadAction<{ otp: string }>) => ({ ...state, ...begun }),
    resetCodeTimedOut: (state) => ({ ...state, ...timedOut }),
    resetProved: ({ email }): ForgotPassword => ({ ...initialState, email, step: 'password' }),
    newPasswordSubmitted: (state, _action: PayloadAction<{ password: string }>) => ({ ...state, ...begun }),
    resetEnded: ({ email }): ForgotPassword => ({ ...initialState, email, step: 'ended' }),
    resetDone: ({ email }): ForgotPassword => ({ ...initialState, email, step: 'done' }),
    forgotPasswordFailed: (state, { payload }: PayloadAction<Code>) => ({
      ...state,
      ...refused(payload),
      // Only where a code is waited for can one be spent.
      ...(state.step !== 'code' && { codeExpired: false }),
    }),
    /** Back to the email, which stays to be mended. */
    emailReopened: ({ email }): ForgotPassword => ({ ...initialState, email }),
  },
});

export const forgotPasswordReducer = forgotPasswordSlice.reducer;
export const {
  forgotOpened,
  resetCodeRequested,
  resetCodeResent,
  resetCodeSent,
  resetCodeSubmitted,
  resetCodeTimedOut,
  resetProved,
  newPasswordSubmitted,
  resetEnded,
  resetDone,
  forgotPasswordFailed,
  emailReopened,
} = forgotPasswordSlice.actions;

export const selectForgotPassword = (state: { forgotPassword: ForgotPassword }) => state.forgotPassword;
