import type { Operation } from '@tvacha/shared-contract/routes';

type Listener = (operation: Operation) => void;

const listeners = new Set<Listener>();

/**
 * Hears of each write of this page that has ended, however: a refusal too says that something is not as it was thought
 * to be. @returns what ends it
 */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that a call has ended, where it was a write. */
export function tellWrite(operation: Operation): void {
  if (operation.method === 'GET') return;
  for (const listener of listeners) listener(operation);
}
