import { storage } from '@tvacha/shared-core/storage';
import { portalStore } from '@tvacha/shared-core/store';
import { closeSession } from './close';
import { type EndReason, leavesNothing } from './session.slice';
import { storedUserId } from './stored-user';

let whyEnded: EndReason | null = null;

/** Hears what other tabs of this browser do with the session; `begun` does here what they have begun. */
export function watchStorage(begun: () => void): () => void {
  // A tab that slept, or that the way back brings up again, has heard nothing meanwhile.
  const seen = () => {
    if (!document.hidden) follow(begun);
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', seen);
  const unwatch = storage.watch((name, value) => {
    if (name === 'sessionEnd') whyEnded = value as EndReason | null;
    else if (name === null || name === 'token' || name.startsWith('userId')) follow(begun);
  });
  return () => {
    unwatch();
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pageshow', seen);
  };
}

function follow(begun: () => void) {
  const { status, user } = portalStore().getState().session;
  if (storage.get('token')) {
    if (status !== 'ready' || user?._id !== storedUserId()) begun();
    return;
  }
  if (status !== 'anonymous') {
    storage.clearTab({ drafts: !leavesNothing(whyEnded) });
    closeSession(whyEnded);
  }
  whyEnded = null;
}

const listeners = new Set<() => void>();

/** Says that somebody else logged in in another tab, so that this page is of nobody any more. */
export function onOvertaken(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function overtake(): void {
  for (const listener of listeners) listener();
}
