import type { Result, User } from '@tvacha/shared-contract';
import { logOut as logOutOperation, lookUpUser } from '@tvacha/shared-contract/routes/auth';
import {
  actAs,
  CallError,
  call,
  deviceDetails,
  freshToken,
  keepToken,
  onSessionLost,
  ownAddress,
  tokenSession,
} from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { portalStore, useAppSelector } from '@tvacha/shared-core/store';
import { closeSession, whyLost } from './session/close';
import {
  type EndReason,
  leavesNothing,
  noticeClosed,
  type SessionState,
  sessionEnded,
  sessionLoading,
  sessionReady,
} from './session/session.slice';
import { storedUserId } from './session/stored-user';
import { overtake, watchStorage } from './session/tabs';

export { isDemo } from './session/is-demo';
export type { DeviceRecord, EndReason, SessionNotice, SessionState } from './session/session.slice';
export { endFirstLogin, isFirstLogin, storedUserId } from './session/stored-user';
export { onOvertaken } from './session/tabs';
export type { UserData } from './session/user-data';

export interface SessionStart {
  /** Left out where the answer's token is stored already. */
  token?: string;
  result: Result<'auth.verify'>;
}

/** Pages that belong to the demo, which a visitor with an expired session may finish (SES-03). */
const exemptPaths = ['/demo/registration', '/demo/confirm'];
/**
 * What is done before a logout, while the session is still good, such as sending what waits. A logout waits for it, so
 * it must end by itself in a few seconds, and not fail.
 */
export const beforeLogout = new Set<() => Promise<unknown>>();
/** A logout must not hang on a server that does not answer. */
const logoutPatience = 3000;

/** Stores a new session and loads its user. */
export async function startSession({ token, result }: SessionStart): Promise<User> {
  actAs(null);
  // First, so that no tab takes the new session for one that is being left.
  storage.remove('sessionEnd');
  if (token) keepToken(token);
  storage.set('refreshToken', result.refreshToken);
  storage.set('customerId', result.customerId);
  storage.set('type', result.role);
  storage.set('isLogin', 'true');
  storage.set('firstLogin', String(result.firstLogin));
  // Until the first password is changed the id is a temporary one (AUTH-06).
  storage.set(result.firstLogin ? 'userIdTemp' : 'userId', result._id);
  // Last, so that other tabs never find nobody here: whoever was here before is so no more.
  storage.remove(result.firstLogin ? 'userId' : 'userIdTemp');
  storage.remove('scopedToken');
  storage.forgetOthers(result._id);
  // It may be old by now: recovery codes take their time to be kept.
  await freshToken();
  return loadUser(result._id);
}

/** Ends the session here, and on the server where the user asked for it. */
export async function endSession(reason: EndReason): Promise<void> {
  // Other tabs hear of changes in their order: so they know why before what they live on is gone.
  storage.set('sessionEnd', reason);
  if (reason === 'logout') {
    const left = tokenSession(storage.get('token'));
    for (const work of beforeLogout) await work();
    await logOut();
    // Somebody has logged in meanwhile: nothing of theirs is ended.
    const token = storage.get('token');
    if (token && tokenSession(token) !== left) return;
  }
  storage.clearSession({ drafts: !leavesNothing(reason) });
  closeSession(reason);
}

let leaving: Promise<unknown> | null = null;

/** Tells the server, once however many ask; where it does not answer the session ends here alone. */
function logOut(): Promise<unknown> {
  leaving ??= call(logOutOperation, undefined, { timeout: logoutPatience, sameSession: true })
    .catch(() => undefined)
    .finally(() => {
      leaving = null;
    });
  return leaving;
}

/** Whether somebody is logging out, here or in another tab, or was when the page was left. */
const isLoggingOut = () => storage.get('sessionEnd') === 'logout';

/** Does here what another tab of this browser does with the session; the answer ends it. */
export const watchTabs = (): (() => void) => watchStorage(() => void checkSession());

/**
 * Whether someone is signed in, with the token exchanged and the user loaded where need be. For page load and every
 * click: without network traffic while all is well.
 */
export async function checkSession(): Promise<boolean> {
  if (exemptPaths.includes(location.pathname)) return portalStore().getState().session.isLogin;
  const { getState } = portalStore();
  const id = storedUserId();
  const token = storage.get('token');
  if (!token || !id) {
    if (getState().session.status === 'ready') closeSession(null);
    return false;
  }
  const { status, user } = getState().session;
  if (status === 'ready' && user?._id !== id) {
    overtake();
    return false;
  }
  // The page was left before its logout was through.
  if (status === 'anonymous' && isLoggingOut()) {
    await endSession('logout');
    return false;
  }
  try {
    // The lookup is open to visitors too: with an expired token it would answer as to a stranger.
    await freshToken();
    if (getState().session.user?._id !== id) await loadUser(id);
    return true;
  } catch {
    return false;
  }
}

let loading: Promise<User> | null = null;

function loadUser(id: string): Promise<User> {
  loading ??= fetchUser(id).finally(() => {
    loading = null;
  });
  return loading;
}

async function fetchUser(id: string): Promise<User> {
  const { dispatch, getState } = portalStore();
  dispatch(sessionLoading());
  try {
    const user = await call(lookUpUser, { query: { id } });
    if (!user || !('_id' in user)) throw new CallError('USER_NOT_FOUND', 404);
    if (!storage.get('token')) throw new CallError('SESSION_EXPIRED', 401);
    const { ip, platform, appVersion } = deviceDetails();
    actAs(user._id);
    dispatch(sessionReady({ user, device: { ip, platform, appVersion } }));
    return user;
  } catch (error) {
    if (getState().session.status === 'loading') dispatch(sessionEnded(null));
    throw error;
  }
}

/** Asks again who is signed in and what they may do, as where a colleague changed that; what is on screen stays. */
export async function refreshUser(): Promise<void> {
  const { dispatch, getState } = portalStore();
  const { status, user, device } = getState().session;
  if (status !== 'ready' || !user || !device) return;
  const now = await call(lookUpUser, { query: { id: user._id } });
  if (now && '_id' in now && getState().session.user?._id === now._id) dispatch(sessionReady({ user: now, device }));
}

/** Looks this device's address up, once: only while no cookie has it (SES-06). */
export async function lookUpAddress(): Promise<void> {
  if (storage.get('ipAddress')) return;
  storage.set('ipAddress', await ownAddress());
}

/** Closes the modal that says why the session ended. */
export function closeNotice(): void {
  portalStore().dispatch(noticeClosed());
}

/** Who is signed in. */
export function useSession(): Pick<SessionState, 'status' | 'user' | 'role' | 'isLogin' | 'notice' | 'ended'> {
  return useAppSelector((state) => state.session);
}

onSessionLost((reason) => {
  if (reason === 'overtaken') overtake();
  // What the server refuses while somebody logs out, it refuses because of that.
  else void endSession(isLoggingOut() ? 'logout' : whyLost(reason));
});
