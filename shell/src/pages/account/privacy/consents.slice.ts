import type { Result } from '@tvacha/shared-contract';
import type { Code } from '@tvacha/shared-contract/codes';
import type { ConsentKind } from '@tvacha/shared-contract/consents';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

export type Consent = Result<'users.consents'>['items'][number];
/** What an account does not need, and may be switched. */
export type Choice = 'marketing' | 'finder';

export interface ConsentPage {
  page: number;
  dataPerPage: number;
  total: number;
  items: Consent[];
}

export interface ConsentsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  problem: Code | null;
  record: ConsentPage | null;
  /** The consent that stands, for each choice. */
  choices: Partial<Record<Choice, Consent | null>>;
  /** A consent on its way to be given or taken back. */
  changing: ConsentChange | null;
  /** The last change that was refused. */
  refused: { kind: ConsentKind; code: Code } | null;
}

/** Without an id the consent is given, else that one is taken back. */
export type ConsentChange = { kind: Choice; id?: undefined } | { kind: ConsentKind; id: string };

const initialState: ConsentsState = {
  status: 'idle',
  problem: null,
  record: null,
  choices: {},
  changing: null,
  refused: null,
};

const consentsSlice = createSlice({
  name: 'accountConsents',
  initialState,
  reducers: {
    consentsOpened(state, _page: PayloadAction<number>) {
      state.status = 'loading';
    },
    consentsCame(state, { payload }: PayloadAction<Pick<ConsentsState, 'choices'> & { record: ConsentPage }>) {
      Object.assign(state, payload, { status: 'ready', problem: null, changing: null });
    },
    consentsFailed(state, { payload }: PayloadAction<Code>) {
      Object.assign(state, { status: 'failed', problem: payload, changing: null });
    },
    consentChanged(state, { payload }: PayloadAction<ConsentChange>) {
      state.changing = payload;
      state.refused = null;
    },
    consentRefused(state, { payload }: PayloadAction<NonNullable<ConsentsState['refused']>>) {
      state.refused = payload;
    },
  },
});

export const consentsReducer = consentsSlice.reducer;
export const { consentChanged, consentRefused, consentsCame, consentsFailed, consentsOpened } = consentsSlice.actions;
export const selectConsents = (state: { accountConsents?: ConsentsState }): ConsentsState =>
  state.accountConsents ?? initialState;
