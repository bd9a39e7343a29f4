import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

export type Decision = 'approve' | 'reject';

export interface DoctorApproval {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Whose application it is about. */
  id: string | null;
  decision: Decision | null;
  /** Whether its dialog is open. */
  asking: boolean;
  problem: Code | null;
}

interface Confirmed {
  id: string;
  reason?: string;
}

const initialState: DoctorApproval = { status: 'idle', id: null, decision: null, asking: false, problem: null };

const doctorApprovalSlice = createSlice({
  name: 'doctorApproval',
  initialState,
  reducers: {
    decisionAsked: (_state, { payload }: PayloadAction<{ id: string; decision: Decision }>): DoctorApproval => ({
      ...initialState,
      ...payload,
      asking: true,
    }),
    decisionDropped: () => initialState,
    decisionConfirmed(state, _action: PayloadAction<Confirmed>) {
      state.status = 'loading';
      state.problem = null;
    },
    decisionMade(state) {
      state.status = 'ready';
      state.asking = false;
    },
    /** A refusal closes the dialog; a failure on the way leaves it open, to try again. */
    decisionFailed(state, { payload }: PayloadAction<{ code: Code; refused: boolean }>) {
      state.status = 'failed';
      state.problem = payload.code;
      if (payload.refused) state.asking = false;
    },
  },
});

export const doctorApprovalReducer = doctorApprovalSlice.reducer;
export const { decisionAsked, decisionDropped, decisionConfirmed, decisionMade, decisionFailed } =
  doctorApprovalSlice.actions;
export const selectDoctorApproval = (state: { doctorApproval: DoctorApproval }) => state.doctorApproval;
