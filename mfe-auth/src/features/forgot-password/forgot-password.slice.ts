import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { type CodeMoments, type CodeState, noCode, type Spender, sent, spent } from '../../common/code/code-state';

export interface ForgotPassword extends CodeState {
  /** `ended`: the code was right, and its scoped token ran out before a password was set. */
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
    resetCodeSent: (
      _state,
      { payload: { email, moments } }: PayloadAction<{ email: string; moments: CodeMoments }>,
    ) => ({
      ...sent(moments),
      step: 'code' as const,
      email,
    }),
    resetCodeSpent: (state, { payload }: PayloadAction<Spender>) => ({ ...state, ...spent(payload) }),
    resetProved: ({ email }): ForgotPassword => ({ ...initialState, email, step: 'password' }),
    resetEnded: ({ email }): ForgotPassword => ({ ...initialState, email, step: 'ended' }),
    resetDone: ({ email }): ForgotPassword => ({ ...initialState, email, step: 'done' }),
    /** Back to the email, which stays to be mended. */
    emailReopened: ({ email }): ForgotPassword => ({ ...initialState, email }),
  },
});

export const forgotPasswordReducer = forgotPasswordSlice.reducer;
export const { forgotOpened, resetCodeSent, resetCodeSpent, resetProved, resetEnded, resetDone, emailReopened } =
  forgotPasswordSlice.actions;

export const selectForgotPassword = (state: { forgotPassword: ForgotPassword }) => state.forgotPassword;
