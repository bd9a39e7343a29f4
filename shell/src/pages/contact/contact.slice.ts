import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

/** Where the answer to the last message will go, and what it is about; nothing while one is written. */
export interface ContactForm {
  sent: { email: string; subject: string } | null;
}

const initialState: ContactForm = { sent: null };

const contactSlice = createSlice({
  name: 'contactForm',
  initialState,
  reducers: {
    contactSent: (_state, { payload }: PayloadAction<ContactForm['sent']>) => ({ sent: payload }),
    contactReset: () => initialState,
  },
});

export const contactReducer = contactSlice.reducer;
export const { contactReset, contactSent } = contactSlice.actions;
/** The slice is there once the page has been opened. */
export const selectContact = (state: { contactForm?: ContactForm }): ContactForm => state.contactForm ?? initialState;
