import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

/** Where the answer to the last message will go, and what it is about; nothing while one is written. */
export interface ContactState {
  sent: { email: string; subject: string } | null;
}

const initialState: ContactState = { sent: null };

const contactSlice = createSlice({
  name: 'contactForm',
  initialState,
  reducers: {
    contactSent: (_state, { payload }: PayloadAction<ContactState['sent']>) => ({ sent: payload }),
    contactReset: () => initialState,
  },
});

export const contactReducer = contactSlice.reducer;
export const { contactReset, contactSent } = contactSlice.actions;
/** The slice is there once the page has been opened. */
export const selectContact = (state: { contactForm?: ContactState }): ContactState => state.contactForm ?? initialState;
