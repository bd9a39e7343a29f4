import type { Result } from '@tvacha/shared-contract';
import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';

export type Login = Result<'auth.sessions.list'>['items'][number];

export interface SessionsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  problem: Code | null;
  logins: Login[] | undefined;
  /** The login that is being ended. */
  ending: string | null;
  refused: Code | null;
}

const initialState: SessionsState = {
  status: 'idle',
  problem: null,
  logins: undefined,
  ending: null,
  refused: null,
};

const sessionsSlice = createSlice({
  name: 'accountSessions',
  initialState,
  reducers: {
    sessionsOpened(state) {
      state.status = 'loading';
    },
    sessionsCame(state, { payload }: PayloadAction<Login[]>) {
      Object.assign(state, { status: 'ready', problem: null, logins: payload, ending: null });
    },
    sessionsFailed(state, { payload }: PayloadAction<Code>) {
      Object.assign(state, { status: 'failed', problem: payload, ending: null });
    },
    loginEnded(state, { payload }: PayloadAction<string>) {
      state.ending = payload;
      state.refused = null;
    },
    endRefused(state, { payload }: PayloadAction<Code>) {
      state.refused = payload;
    },
  },
});

export const sessionsReducer = sessionsSlice.reducer;
export const { endRefused, loginEnded, sessionsCame, sessionsFailed, sessionsOpened } = sessionsSlice.actions;
export const selectSessions = (state: { accountSessions?: SessionsState }): SessionsState =>
  state.accountSessions ?? initialState;
