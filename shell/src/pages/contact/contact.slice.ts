import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import type { ContactDraft, ContactField } from './contact-fields';

export interface ContactProblem {
  code: Code;
  /** The fields that the server refused. */
  fields: ContactField[];
  /** Minutes to wait, where the server says so. */
  wait: number;
}

export interface ContactForm {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  problem: ContactProblem | null;
  /** Where the answer to the last message will go, and what it is about. */
  sent: Pick<ContactDraft, 'email' | 'subject'>;
}

export interface ContactSubmission extends ContactDraft {
  /** People leave it empty. */
  website: string;
}

const initialState: ContactForm = { status: 'idle', problem: null, sent: { email: '', subject: '' } };

const contactSlice = createSlice({
  name: 'contactForm',
  initialState,
  reducers: {
    contactSubmitted(state, _action: PayloadAction<ContactSubmission>) {
      state.status = 'sending';
      state.problem = null;
    },
    contactSent(state, { payload }: PayloadAction<ContactForm['sent']>) {
      state.status = 'sent';
      state.sent = payload;
    },
    contactFailed(state, { payload }: PayloadAction<ContactProblem>) {
      state.status = 'failed';
      state.problem = payload;
    },
    contactReset: () => initialState,
  },
});

export const contactReducer = contactSlice.reducer;
export const { contactFailed, contactReset, contactSent, contactSubmitted } = contactSlice.actions;
/** The slice is there once the page has been opened. */
export const selectContact = (state: { contactForm?: ContactForm }): ContactForm => state.contactForm ?? initialState;
