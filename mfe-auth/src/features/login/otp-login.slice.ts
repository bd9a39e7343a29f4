import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { type CodeMoments, type CodeState, noCode, type Spender, sent, spent } from '../../common/code/code-state';
import type { Missing } from './what-is-missing';

export interface OtpLogin extends CodeState {
  step: 'phone' | 'code' | 'blocked';
  /** The ten digits, without the country code. */
  phone: string;
  /** What is missing of an application that is held back. */
  missing: Missing;
}

const initialState: OtpLogin = { ...noCode, step: 'phone', phone: '', missing: null };

const otpLoginSlice = createSlice({
  name: 'otpLogin',
  initialState,
  reducers: {
    codeSent: (_state, { payload: { phone, moments } }: PayloadAction<{ phone: string; moments: CodeMoments }>) => ({
      ...initialState,
      ...sent(moments),
      step: 'code' as const,
      phone,
    }),
    /** The page stands, where need be at the place it had before. */
    otpLoginOpened: (_state, { payload }: PayloadAction<Partial<OtpLogin>>) => ({ ...initialState, ...payload }),
    codeSpent: (state, { payload }: PayloadAction<Spender>) => ({ ...state, ...spent(payload) }),
    /** The account waits for its approval. */
    otpLoginBlocked: (state, { payload }: PayloadAction<Missing>) => ({
      ...state,
      step: 'blocked' as const,
      missing: payload,
    }),
    /** Back to the number, which stays to be mended. */
    numberReopened: ({ phone }): OtpLogin => ({ ...initialState, phone }),
    otpLoginReset: () => initialState,
  },
});

export const otpLoginReducer = otpLoginSlice.reducer;
export const { codeSent, codeSpent, numberReopened, otpLoginBlocked, otpLoginOpened, otpLoginReset } =
  otpLoginSlice.actions;

export const selectOtpLogin = (state: { otpLogin: OtpLogin }) => state.otpLogin;
