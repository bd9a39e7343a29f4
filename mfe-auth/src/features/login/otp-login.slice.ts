import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { begun, type CodeMoments, type CodeState, noCode, refused, sent, timedOut } from '../../common/code/code-state';

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
    codeRequested: (state, { payload }: PayloadAction<{ phone: string }>) => ({
      ...state,
      ...begun,
      phone: payload.phone,
    }),
    codeSent: (state, { payload }: PayloadAction<CodeMoments>) => ({
      ...state,
      ...sent(payload),
      step: 'code' as const,
    }),
    codeSubmitted: (state, _action: PayloadAction<{ otp: string }>) => ({ ...state, ...begun }),
    codeTimedOut: (state) => ({ ...state, ...timedOut }),
    otpLoginFailed: (state, { payload }: PayloadAction<Code>) => ({
      ...state,
      ...refused(payload),
      // Before a code is there, none can be spent.
      ...(state.step === 'phone' && { codeExpired: false }),
      ...(payload === 'APPROVAL_PENDING' && { step: 'blocked' as const }),
    }),
    /** Back to the number, which stays to be mended. */
    numberReopened: ({ phone }): OtpLogin => ({ ...initialState, phone }),
    otpLoginReset: () => initialState,
  },
});

export const otpLoginReducer = otpLoginSlice.reducer;
export const { codeRequested, codeSent, codeSubmitted, codeTimedOut, numberReopened, otpLoginFailed, otpLoginReset } =
  otpLoginSlice.actions;
