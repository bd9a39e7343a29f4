import { storage } from '@tvacha/shared-core/storage';

/** `overtaken`: somebody else has logged in in another tab of this browser. */
export type LostReason = 'expired' | 'replaced' | 'overtaken';
type Listener = (reason: LostReason) => void;

const listeners = new Set<Listener>();

/** Watches for the server, the clock or another tab ending the session; the answer ends the watch. */
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

const somebody = () => false;
let isNobodyThere: () => boolean = somebody;

/**
 * Tells how an exchange knows that nobody is there: a socket that comes back or a page that asks by itself is no use
 * of the session, and its rest goes on (SEC-23). Without it every exchange counts. @returns what takes it back
 */
export function quietWhile(test: () => boolean): () => void {
  isNobodyThere = test;
  return () => {
    isNobodyThere = somebody;
  };
}

export const isQuiet = (): boolean => isNobodyThere();
