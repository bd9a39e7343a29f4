import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

/** What an authenticator is told: typed in, or read from a QR code. */
export interface FactorSecret {
  secret: string;
  uri: string;
}

export interface FactorSetup {
  secret: FactorSecret | null;
  /** Told this once, when the first code was right. */
  recoveryCodes: string[] | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  problem: Code | null;
}

const initialState: FactorSetup = { secret: null, recoveryCodes: null, status: 'idle', problem: null };

const factorSetupSlice = createSlice({
  name: 'factorSetup',
  initialState,
  reducers: {
    secretRequested: (): FactorSetup => ({ ...initialState, status: 'loading' }),
    secretReceived: (_state, { payload }: PayloadAction<FactorSecret>): FactorSetup => ({
      ...initialState,
      secret: payload,
      status: 'ready',
    }),
    firstCodeSubmitted(state, _action: PayloadAction<{ code: string }>) {
      state.status = 'loading';
      state.problem = null;
    },
    recoveryCodesGiven: (_state, { payload }: PayloadAction<string[]>): FactorSetup => ({
      ...initialState,
      recoveryCodes: payload,
      status: 'ready',
    }),
    recoveryCodesKept(state) {
      state.status = 'loading';
      state.problem = null;
    },
    factorSetupFailed(state, { payload }: PayloadAction<Code>) {
      state.status = 'failed';
      state.problem = payload;
    },
    factorSetupClosed: () => initialState,
  },
});

export const factorSetupReducer = factorSetupSlice.reducer;
export const {
  secretRequested,
  secretReceived,
  firstCodeSubmitted,
  recoveryCodesGiven,
  recoveryCodesKept,
  factorSetupFailed,
  factorSetupClosed,
} = factorSetupSlice.actions;

export const selectFactorSetup = (state: { factorSetup: FactorSetup }) => state.factorSetup;
