import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

/** Moments in milliseconds since the epoch. */
export interface SentCode {
  resendAt: number;
  expiresAt: number;
}

export interface ProofState {
  /** Whether the dialog stands. */
  open: boolean;
  /** The code that was sent last. */
  sent: SentCode | null;
}

const initialState: ProofState = { open: false, sent: null };

const proofSlice = createSlice({
  name: 'accountProof',
  initialState,
  reducers: {
    proofAsked: (state) => ({ ...state, open: true }),
    proofCodeSent: (state, { payload }: PayloadAction<SentCode>) => ({ ...state, sent: payload }),
    proofGiven: () => initialState,
    proofLeft: (state) => ({ ...state, open: false }),
  },
});

export const proofReducer = proofSlice.reducer;
export const { proofAsked, proofCodeSent, proofGiven, proofLeft } = proofSlice.actions;
export const selectProof = (state: { accountProof?: ProofState }): ProofState => state.accountProof ?? initialState;
