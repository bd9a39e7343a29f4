import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice } from '@tvacha/shared-core/toolkit';
import {
  begunAnew,
  contactCorrected,
  contactProved,
  correctionClosed,
  correctionFailed,
  correctionOpened,
  correctionSubmitted,
  registered,
  ticketEnded,
} from './actions';
import type { ContactType } from './contact';

/** A contact that was mistyped and is being replaced; one at a time. */
export interface ContactCorrection {
  type: ContactType | null;
  status: 'idle' | 'loading' | 'failed';
  problem: Code | null;
}

const initialState: ContactCorrection = { type: null, status: 'idle', problem: null };

const contactCorrectionSlice = createSlice({
  name: 'contactCorrection',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    for (const done of [begunAnew, registered, contactCorrected, correctionClosed] as const) {
      on.addCase(done, () => initialState);
    }
    on.addCase(correctionOpened, (_state, { payload }) => ({ ...initialState, type: payload }));
    on.addCase(correctionSubmitted, (state) => ({ ...state, status: 'loading' as const, problem: null }));
    on.addCase(correctionFailed, (state, { payload }) => ({ ...state, status: 'failed' as const, problem: payload }));
    on.addCase(ticketEnded, (state) => ({ ...state, status: 'idle' as const }));
    on.addCase(contactProved, (state, { payload }) => (state.type === payload.contact.type ? initialState : state));
  },
});

export const contactCorrectionReducer = contactCorrectionSlice.reducer;
