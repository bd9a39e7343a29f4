/** Something that broke and was contained. Carries where and what, never the data that was worked on. */
export interface CaughtError {
  /** For instance `saga:doctor`. */
  where: string;
  error: unknown;
}

type Listener = (fault: CaughtError) => void;
const listeners = new Set<Listener>();

/** Tells whoever watches that something broke; with nobody watching it goes where uncaught errors go. */
export function reportCaughtError(fault: CaughtError): void {
  if (listeners.size === 0) globalThis.reportError?.(fault.error);
  for (const listener of listeners) listener(fault);
}

/** Watches faults; the answer ends the watch. */
export function onCaughtError(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
