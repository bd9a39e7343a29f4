import { createSlice } from '@tvacha/shared-core/toolkit';
import {
  begunAnew,
  codeSent,
  contactCorrected,
  contactProved,
  contactReopened,
  customerFound,
  profileLoaded,
  registered,
  resumed,
} from './actions';
import type { ContactType } from './contact';
import { fromProfile, fromRegistrant, type UserData, withProof } from './user-data';

/** Somebody without a session shows who they are, by a code to one of their contacts. */
export interface FirstTimeLogin {
  stage: '' | 'CODE_SENT' | 'VERIFIED';
  /** The contact a code was last asked for: ten digits, or an email address. */
  contact: string;
  contactType: ContactType | null;
  customerId: string;
  userData: UserData | null;
}

const initialState: FirstTimeLogin = { stage: '', contact: '', contactType: null, customerId: '', userData: null };

const firstTimeLoginSlice = createSlice({
  name: 'firstTimeLogin',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(resumed, (state, { payload: { progress, customerId } }) => ({
      ...state,
      customerId: progress.userData?.customerId ?? customerId,
      userData: progress.userData,
    }));
    on.addCase(begunAnew, (_state, { payload }) => ({ ...initialState, customerId: payload.code }));
    on.addCase(customerFound, (state, { payload }) => ({ ...state, customerId: payload.code }));
    on.addCase(registered, (state, { payload: { registrant } }) => ({
      ...state,
      customerId: registrant.customerId,
      userData: fromRegistrant(registrant),
    }));
    on.addCase(codeSent, (state, { payload: { contact } }) => ({
      ...state,
      stage: 'CODE_SENT' as const,
      contact: contact.value,
      contactType: contact.type,
    }));
    on.addCase(contactReopened, (state) => ({ ...state, stage: '' as const }));
    on.addCase(contactCorrected, (state, { payload: { contact } }) => ({
      ...state,
      userData: state.userData && { ...state.userData, [contact.type]: contact.value },
    }));
    on.addCase(contactProved, (state, { payload: { contact, registrant } }) => ({
      ...state,
      stage: 'VERIFIED' as const,
      contact: contact.value,
      contactType: contact.type,
      customerId: registrant.customerId,
      userData: withProof(state.userData, contact, registrant),
    }));
    on.addCase(profileLoaded, (state, { payload }) => ({
      ...state,
      customerId: payload.customerId,
      userData: fromProfile(payload),
    }));
  },
});

export const firstTimeLoginReducer = firstTimeLoginSlice.reducer;
