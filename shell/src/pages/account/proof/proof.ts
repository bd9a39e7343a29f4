import { call, put, race, take } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
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

/**
 * Does what wants a fresh proof of who it is (SEC-26): where the server refuses for the lack of one, asks for it and
 * does it again.
 * @throws AbortError where it is left at the question.
 */
export function* withProof(run: () => Promise<unknown>): Generator<unknown, void, { given?: unknown }> {
  try {
    yield call(run);
    return;
  } catch (error) {
    if (codeOf(error) !== 'PROOF_NEEDED') throw error;
  }
  yield put(proofAsked());
  const { given } = yield race({ given: take(proofGiven), left: take(proofLeft) });
  if (!given) throw new DOMException('Left at the question', 'AbortError');
  yield call(run);
}
