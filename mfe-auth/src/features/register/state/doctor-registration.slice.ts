import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice } from '@tvacha/shared-core/toolkit';
import {
  arrived,
  askingFailed,
  begunAnew,
  contactProved,
  customerCodeSubmitted,
  customerFound,
  fileSent,
  finished,
  formSubmitted,
  passwordSettled,
  passwordSubmitted,
  profileLoaded,
  registered,
  registrationClosed,
  resumeAsked,
  resumed,
  settled,
  ticketEnded,
} from './actions';
import type { DetailsField } from './form';

export interface DoctorRegistration {
  userId: string | null;
  /** Of the one question that is under way: the code's, the form's or the password's. */
  status: 'idle' | 'loading' | 'failed';
  problem: Code | null;
  /** Fields that the server refuses. */
  wrong: readonly DetailsField[];
  /** Whether it is known where this person stands. */
  isSettled: boolean;
  /** The customer code that the server has found to be unused. */
  acceptedCode: string;
  /** Where the answer to a customer code leads. */
  leadsTo: string | null;
  /** The proof by which papers and a password are sent; before it, what whoever has begun may correct contacts by. */
  ticket: 'none' | 'correction' | 'live' | 'ended';
  /** Why there is nothing to register. */
  closed: 'APPROVAL_PENDING' | 'USER_ALREADY_EXISTS' | null;
  /** The papers became complete here, so a password comes next. */
  offersPassword: boolean;
  isPasswordSettled: boolean;
}

const quiet = { status: 'idle', problem: null, wrong: [] } as const;
const asking = { status: 'loading', problem: null, wrong: [] } as const;
const initialState: DoctorRegistration = {
  ...quiet,
  userId: null,
  isSettled: false,
  acceptedCode: '',
  leadsTo: null,
  ticket: 'none',
  closed: null,
  offersPassword: false,
  isPasswordSettled: false,
};

const doctorRegistrationSlice = createSlice({
  name: 'doctorRegistration',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(resumeAsked, (state) => ({ ...state, ...quiet, leadsTo: null, isSettled: false, closed: null }));
    on.addCase(resumed, (state, { payload: { draft, ticket } }) => ({
      ...state,
      userId: draft.userData?._id ?? null,
      ticket,
      offersPassword: draft.offersPassword,
      isPasswordSettled: draft.isPasswordSettled,
    }));
    on.addCase(settled, (state) => ({ ...state, isSettled: true }));
    on.addCase(begunAnew, () => initialState);
    for (const asked of [customerCodeSubmitted, formSubmitted, passwordSubmitted] as const) {
      on.addCase(asked, (state) => ({ ...state, ...asking }));
    }
    on.addCase(customerFound, (state, { payload: { code, notice, next } }) => ({
      ...state,
      ...quiet,
      acceptedCode: notice ? '' : code,
      leadsTo: next,
    }));
    on.addCase(arrived, (state) => ({ ...state, ...quiet, leadsTo: null }));
    on.addCase(registered, (state, { payload: { registrant, mayCorrect } }) => ({
      ...state,
      ...quiet,
      userId: registrant._id,
      ticket: mayCorrect ? ('correction' as const) : state.ticket,
    }));
    on.addCase(registrationClosed, (state, { payload }) => ({ ...state, ...quiet, closed: payload }));
    on.addCase(askingFailed, (state, { payload: { problem, wrong = [] } }) => ({
      ...state,
      status: 'failed' as const,
      problem,
      wrong,
    }));
    on.addCase(contactProved, (state, { payload }) => ({
      ...state,
      userId: payload.registrant._id,
      ticket: 'live' as const,
    }));
    on.addCase(profileLoaded, (state, { payload }) => ({ ...state, userId: payload._id }));
    on.addCase(fileSent, (state, { payload }) => ({
      ...state,
      offersPassword: state.offersPassword || payload.profile.isComplete,
    }));
    on.addCase(ticketEnded, (state) => ({ ...state, status: 'idle' as const, ticket: 'ended' as const }));
    on.addCase(finished, (state) => ({ ...state, ticket: 'none' as const }));
    on.addCase(passwordSettled, (state) => ({ ...state, ...quiet, ticket: 'none' as const, isPasswordSettled: true }));
  },
});

export const doctorRegistrationReducer = doctorRegistrationSlice.reducer;
