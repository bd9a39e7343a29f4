import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { type CodeMoments, type CodeState, noCode, type Spender, sent, spent } from '../../common/code/code-state';

export interface OtpLogin extends CodeState {
  step: 'phone' | 'code' | 'blocked';
  /** The ten digits, without the country code. */
  phone: string;
}

const initialState: OtpLogin = { ...noCode, step: 'phone', phone: '' };

const otpLoginSlice = createSlice({
  name: 'otpLogin',
  initialState,
  reducers: {
    codeSent: (_state, { payload: { phone, moments } }: PayloadAction<{ phone: string; moments: CodeMoments }>) => ({
      ...sent(moments),
      step: 'code' as const,
      phone,
    }),
    /** The page stands, where need be at the place it had before. */
    otpLoginOpened: (_state, { payload }: PayloadAction<Partial<OtpLogin>>) => ({ ...initialState, ...payload }),
    codeSpent: (state, { payload }: PayloadAction<Spender>) => ({ ...state, ...spent(payload) }),
    /** The account waits for its approval. */
    otpLoginBlocked: (state) => ({ ...state, step: 'blocked' as const }),
    /** Back to the number, which stays to be mended. */
    numberReopened: ({ phone }): OtpLogin => ({ ...initialState, phone }),
    otpLoginReset: () => initialState,
  },
});

export const otpLoginReducer = otpLoginSlice.reducer;
export const { codeSent, codeSpent, numberReopened, otpLoginBlocked, otpLoginOpened, otpLoginReset } =
  otpLoginSlice.actions;

export const selectOtpLogin = (state: { otpLogin: OtpLogin }) => state.otpLogin;
