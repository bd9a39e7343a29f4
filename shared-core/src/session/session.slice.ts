import type { User } from '@tvacha/shared-contract';
import type { DeviceDetails } from '@tvacha/shared-contract/realtime';
import type { Role } from '@tvacha/shared-contract/roles';
import type { UnknownAction } from 'redux';
import { createAction } from '../store/action';
import { toUserData, type UserData } from './user-data';

export type DeviceRecord = Pick<DeviceDetails, 'ip' | 'platform' | 'appVersion'>;
/**
 * `idle` and `limit`: staff who rested too long, or who have been logged in for as long as they may be; `ended`: staff
 * whose session was over for another reason.
 */
export type SessionNotice = 'expired' | 'replaced' | 'idle' | 'limit' | 'ended';
/** Of a logout no modal speaks, nor of an erased account, whose server has said it all. */
const onPurpose = ['logout', 'erased'] as const;
export type EndReason = SessionNotice | (typeof onPurpose)[number];

/** Whoever ends a session on purpose leaves nothing behind for their next login. */
export const leavesNothing = (reason: EndReason | null): reason is (typeof onPurpose)[number] =>
  onPurpose.some((one) => one === reason);

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
  /** How the last session of this page ended. */
  ended: EndReason | null;
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
  ended: null,
};

export const sessionLoading = createAction('session/sessionLoading', () => undefined);
export const sessionReady = createAction(
  'session/sessionReady',
  (started: { user: User; device: DeviceRecord }) => started,
);
export const sessionEnded = createAction('session/sessionEnded', (reason: EndReason | null) => reason);
export const noticeClosed = createAction('session/noticeClosed', () => undefined);

export function sessionReducer(state = initialState, action: UnknownAction): SessionState {
  if (sessionLoading.match(action)) return { ...state, status: 'loading', notice: null };
  if (sessionReady.match(action)) {
    const { user, device } = action.payload;
    return {
      status: 'ready',
      user,
      role: user.role,
      isLogin: true,
      userType: user.role,
      userData: toUserData(user),
      device,
      notice: null,
      ended: null,
    };
  }
  if (sessionEnded.match(action)) {
    const ended = action.payload;
    return { ...initialState, ended, notice: leavesNothing(ended) ? null : ended };
  }
  if (noticeClosed.match(action)) return { ...state, notice: null };
  return state;
}
