import { storage } from '@tvacha/shared-core/storage';

export type LostReason = 'expired' | 'replaced';
type Listener = (reason: LostReason) => void;

const listeners = new Set<Listener>();

/** Watches for the server or the clock ending the session; the answer ends the watch. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that the session of this token is over, unless another one has begun since. */
export function loseSession(token: string, reason: LostReason): void {
  if (storage.get('token') !== token) return;
  for (const listener of listeners) listener(reason);
}
