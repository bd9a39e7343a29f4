import { createSlice } from '@tvacha/shared-core/toolkit';
import { begun, type CodeState, noCode, refused, sent, timedOut } from '../../../common/code/code-state';
import {
  begunAnew,
  codeAsked,
  codeFailed,
  codeSent,
  codeSubmitted,
  codeTimedOut,
  contactCorrected,
  contactProved,
  registered,
  resumed,
} from './actions';
import type { ContactType } from './contact';

/** How things stand with the code of each contact. */
export type ContactCodes = Record<ContactType, CodeState>;

const initialState: ContactCodes = { phone: noCode, email: noCode };

const change = (state: ContactCodes, type: ContactType, changes: Partial<CodeState>): ContactCodes => ({
  ...state,
  [type]: { ...state[type], ...changes },
});

/** What was under way when the page went is not any more. */
const rest = (code: CodeState): CodeState => (code.status === 'loading' ? { ...code, status: 'idle' } : code);
const rested = ({ phone, email }: ContactCodes): ContactCodes => ({ phone: rest(phone), email: rest(email) });

const contactCodesSlice = createSlice({
  name: 'contactCodes',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(resumed, (_state, { payload: { draft } }) => (draft.codes ? rested(draft.codes) : initialState));
    on.addCase(begunAnew, () => initialState);
    on.addCase(registered, (state, { payload: { moments } }) =>
      moments ? { phone: { ...noCode, ...sent(moments) }, email: { ...noCode, ...sent(moments) } } : state,
    );
    on.addCase(codeAsked, (state, { payload }) => change(state, payload.type, begun));
    on.addCase(codeSubmitted, (state, { payload }) => change(state, payload.type, begun));
    on.addCase(codeSent, (state, { payload: { type, moments } }) => change(state, type, sent(moments)));
    on.addCase(codeFailed, (state, { payload: { type, problem } }) => change(state, type, refused(problem)));
    on.addCase(codeTimedOut, (state, { payload }) => change(state, payload, timedOut));
    on.addCase(contactCorrected, (state, { payload: { contact, moments } }) =>
      change(state, contact.type, { ...noCode, ...sent(moments) }),
    );
    on.addCase(contactProved, (state, { payload }) => change(state, payload.contact.type, noCode));
  },
});

export const contactCodesReducer = contactCodesSlice.reducer;
