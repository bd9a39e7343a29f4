import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

/** Moments in milliseconds since the epoch. */
export interface SentCode {
  resendAt: number;
  expiresAt: number;
}

export interface ProofState {
  /** Whether the dialog stands. */
  open: boolean;
  status: 'idle' | 'loading' | 'failed';
  problem: Code | null;
  /** The code that was sent last. */
  sent: SentCode | null;
}

/** What somebody shows; one of them. */
export type Proof = { password: string } | { otp: string } | { totp: string };

const initialState: ProofState = { open: false, status: 'idle', problem: null, sent: null };
const begin = (state: ProofState) => {
  state.status = 'loading';
  state.problem = null;
};

const proofSlice = createSlice({
  name: 'accountProof',
  initialState,
  reducers: {
    proofAsked: (state) => ({ ...initialState, open: true, sent: state.sent }),
    proofSubmitted: (state, _action: PayloadAction<Proof>) => begin(state),
    proofCodeAsked: begin,
    proofCodeSent(state, { payload }: PayloadAction<SentCode>) {
      state.status = 'idle';
      state.sent = payload;
    },
    proofFailed(state, { payload }: PayloadAction<Code>) {
      state.status = 'failed';
      state.problem = payload;
    },
    proofGiven: () => initialState,
    proofLeft: (state) => ({ ...initialState, sent: state.sent }),
  },
});

export const proofReducer = proofSlice.reducer;
export const { proofAsked, proofCodeAsked, proofCodeSent, proofFailed, proofGiven, proofLeft, proofSubmitted } =
  proofSlice.actions;
export const selectProof = (state: { accountProof?: ProofState }): ProofState => state.accountProof ?? initialState;
