import { createSlice } from '@tvacha/shared-core/toolkit';
import { type CodeState, noCode, sent, spent } from '../../../common/code/code-state';
import { begunAnew, codeSent, codeSpent, contactCorrected, contactProved, registered, resumed } from './actions';
import type { ContactType } from './contact';

/** How things stand with the code of each contact. */
export type ContactCodes = Record<ContactType, CodeState>;

const initialState: ContactCodes = { phone: noCode, email: noCode };

const change = (state: ContactCodes, type: ContactType, changes: Partial<CodeState>): ContactCodes => ({
  ...state,
  [type]: { ...state[type], ...changes },
});

const contactCodesSlice = createSlice({
  name: 'contactCodes',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(resumed, (_state, { payload: { progress } }) => progress.codes ?? initialState);
    on.addCase(begunAnew, () => initialState);
    on.addCase(registered, (state, { payload: { moments } }) =>
      moments ? { phone: sent(moments), email: sent(moments) } : state,
    );
    on.addCase(codeSent, (state, { payload: { contact, moments } }) => change(state, contact.type, sent(moments)));
    on.addCase(codeSpent, (state, { payload: { type, by } }) => change(state, type, spent(by)));
    on.addCase(contactCorrected, (state, { payload: { contact, moments } }) =>
      change(state, contact.type, sent(moments)),
    );
    on.addCase(contactProved, (state, { payload }) => change(state, payload.contact.type, noCode));
  },
});

export const contactCodesReducer = contactCodesSlice.reducer;
