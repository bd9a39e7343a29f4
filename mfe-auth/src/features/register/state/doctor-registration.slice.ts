import { createSlice } from '@tvacha/shared-core/toolkit';
import {
  arrived,
  begunAnew,
  contactProved,
  customerFound,
  customerRefused,
  fileSent,
  finished,
  passwordSettled,
  profileLoaded,
  registered,
  registrationClosed,
  resumeAsked,
  resumed,
  scopedTokenEnded,
  settled,
} from './actions';

export interface DoctorRegistration {
  userId: string | null;
  /** Whether it is known where this person stands. */
  isSettled: boolean;
  /** The customer code that the server has found to be unused. */
  acceptedCode: string;
  /** The customer code of the address, where the server has found it to be none. */
  refusedCode: string;
  /** Where the answer to a customer code leads. */
  leadsTo: string | null;
  /** The proof by which papers and a password are sent; before it, what whoever has begun may correct contacts by. */
  scopedToken: 'none' | 'correction' | 'live' | 'ended';
  /** Why there is nothing to register. */
  closed: 'APPROVAL_PENDING' | 'USER_ALREADY_EXISTS' | null;
  /** The papers became complete here, so a password comes next. */
  offersPassword: boolean;
  isPasswordSettled: boolean;
}

const initialState: DoctorRegistration = {
  userId: null,
  isSettled: false,
  acceptedCode: '',
  refusedCode: '',
  leadsTo: null,
  scopedToken: 'none',
  closed: null,
  offersPassword: false,
  isPasswordSettled: false,
};

const doctorRegistrationSlice = createSlice({
  name: 'doctorRegistration',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(resumeAsked, (state) => ({ ...state, refusedCode: '', leadsTo: null, isSettled: false, closed: null }));
    on.addCase(resumed, (state, { payload: { progress, scopedToken } }) => ({
      ...state,
      userId: progress.userData?._id ?? null,
      scopedToken,
      offersPassword: progress.offersPassword,
      isPasswordSettled: progress.isPasswordSettled,
    }));
    on.addCase(settled, (state) => ({ ...state, isSettled: true }));
    on.addCase(begunAnew, () => initialState);
    on.addCase(customerFound, (state, { payload: { code, notice, next } }) => ({
      ...state,
      refusedCode: '',
      acceptedCode: notice ? '' : code,
      leadsTo: next,
    }));
    on.addCase(arrived, (state) => ({ ...state, leadsTo: null }));
    on.addCase(registered, (state, { payload: { registrant, mayCorrect } }) => ({
      ...state,
      userId: registrant._id,
      scopedToken: mayCorrect ? ('correction' as const) : state.scopedToken,
    }));
    on.addCase(registrationClosed, (state, { payload }) => ({ ...state, closed: payload }));
    on.addCase(customerRefused, (state, { payload }) => ({ ...state, refusedCode: payload.code }));
    on.addCase(contactProved, (state, { payload }) => ({
      ...state,
      userId: payload.registrant._id,
      scopedToken: 'live' as const,
    }));
    on.addCase(profileLoaded, (state, { payload }) => ({ ...state, userId: payload._id }));
    on.addCase(fileSent, (state, { payload }) => ({
      ...state,
      offersPassword: state.offersPassword || payload.completes,
    }));
    on.addCase(scopedTokenEnded, (state) => ({ ...state, scopedToken: 'ended' as const }));
    on.addCase(finished, (state) => ({ ...state, scopedToken: 'none' as const }));
    on.addCase(passwordSettled, (state) => ({ ...state, scopedToken: 'none' as const, isPasswordSettled: true }));
  },
});

export const doctorRegistrationReducer = doctorRegistrationSlice.reducer;
