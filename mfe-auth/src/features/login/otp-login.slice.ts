import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

export interface OtpLogin {
  step: 'phone' | 'code' | 'blocked';
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The ten digits, without the country code. */
  phone: string;
  problem: Code | null;
  /** Whether the code sent last can no longer be used. */
  codeExpired: boolean;
  /** Moments in milliseconds since the epoch. */
  resendAt: number;
  expiresAt: number;
}

const initialState: OtpLogin = {
  step: 'phone',
  status: 'idle',
  phone: '',
  problem: null,
  codeExpired: false,
  resendAt: 0,
  expiresAt: 0,
};

const begin = (state: OtpLogin) => {
  state.status = 'loading';
  state.problem = null;
};

const otpLoginSlice = createSlice({
  name: 'otpLogin',
  initialState,
  reducers: {
    codeRequested(state, { payload }: PayloadAction<{ phone: string }>) {
      begin(state);
      state.phone = payload.phone;
    },
    codeSent(state, { payload }: PayloadAction<{ resendAt: number; expiresAt: number }>) {
      Object.assign(state, payload, { step: 'code', status: 'ready', codeExpired: false });
    },
    codeSubmitted(state, _action: PayloadAction<{ otp: string }>) {
      begin(state);
    },
    codeTimedOut(state) {
      state.codeExpired = true;
      state.problem = 'OTP_EXPIRED';
    },
    otpLoginFailed(state, { payload }: PayloadAction<Code>) {
      state.status = 'failed';
      state.problem = payload;
      if (payload === 'APPROVAL_PENDING') state.step = 'blocked';
      if (payload === 'OTP_EXPIRED') state.codeExpired = true;
      if (payload === 'TOO_MANY_TRIES' && state.step === 'code') state.codeExpired = true;
    },
    /** Back to the number, which stays to be mended. */
    numberReopened: ({ phone }): OtpLogin => ({ ...initialState, phone }),
    otpLoginReset: () => initialState,
  },
});

export const otpLoginReducer = otpLoginSlice.reducer;
export const { codeRequested, codeSent, codeSubmitted, codeTimedOut, numberReopened, otpLoginFailed, otpLoginReset } =
  otpLoginSlice.actions;
