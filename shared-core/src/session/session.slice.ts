import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@tvacha/shared-contract';
import type { DeviceDetails } from '@tvacha/shared-contract/realtime';
import type { Role } from '@tvacha/shared-contract/roles';
import { toUserData, type UserData } from './user-data';

export type DeviceRecord = Pick<DeviceDetails, 'ip' | 'platform' | 'appVersion'>;
export type SessionNotice = 'expired' | 'replaced';

export interface SessionState {
  status: 'anonymous' | 'loading' | 'ready';
  /** The server's record. */
  user: User | null;
  role: Role;
  isLogin: boolean;
  userType: string | null;
  /** The same user under the product's own client-side names. */
  userData: UserData | null;
  /** This device as it was when the session began; a login event that names it ends the session (SES-04). */
  device: DeviceRecord | null;
  /** Why the last session ended, until its modal is closed. */
  notice: SessionNotice | null;
}

const initialState: SessionState = {
  status: 'anonymous',
  user: null,
  role: 'all',
  isLogin: false,
  userType: null,
  userData: null,
  device: null,
  notice: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionLoading(state) {
      state.status = 'loading';
      state.notice = null;
    },
    sessionReady: (_state, { payload }: PayloadAction<{ user: User; device: DeviceRecord }>): SessionState => ({
      status: 'ready',
      user: payload.user,
      role: payload.user.role,
      isLogin: true,
      userType: payload.user.role,
      userData: toUserData(payload.user),
      device: payload.device,
      notice: null,
    }),
    sessionEnded: (_state, { payload }: PayloadAction<SessionNotice | null>): SessionState => ({
      ...initialState,
      notice: payload,
    }),
    noticeClosed(state) {
      state.notice = null;
    },
  },
});

export const { sessionLoading, sessionReady, sessionEnded, noticeClosed } = sessionSlice.actions;
