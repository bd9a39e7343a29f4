import type { RegistrationStage } from '@tvacha/shared-contract/registration';
import { createSlice } from '@tvacha/shared-core/toolkit';
import {
  begunAnew,
  contactProved,
  customerFound,
  profileLoaded,
  proofAsked,
  registered,
  registrationClosed,
  resumed,
} from './actions';

export interface RegistrationStageState {
  stage: RegistrationStage;
}

const initialState: RegistrationStageState = { stage: '' };

/** What the person has to do next (AUTH-02); empty where nothing is left, or nothing has begun. */
const registrationStageSlice = createSlice({
  name: 'registrationStage',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(resumed, (_state, { payload }) => ({ stage: payload.progress.stage }));
    on.addCase(proofAsked, () => ({ stage: 'VERIFICATION_PENDING' }));
    on.addCase(customerFound, (_state, { payload }) => ({ stage: payload.stage }));
    on.addCase(registered, (_state, { payload }) => ({ stage: payload.registrant.stage }));
    on.addCase(contactProved, (_state, { payload }) => ({ stage: payload.registrant.stage }));
    on.addCase(profileLoaded, (_state, { payload }) => ({ stage: payload.stage }));
    on.addCase(registrationClosed, () => initialState);
    on.addCase(begunAnew, () => initialState);
  },
});

export const registrationStageReducer = registrationStageSlice.reducer;
