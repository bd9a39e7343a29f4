/** Something that broke and was contained. Carries where and what, never the data that was worked on. */
export interface Fault {
  /** For instance `saga:doctor`. */
  where: string;
  error: unknown;
}

type Listener = (fault: Fault) => void;
const listeners = new Set<Listener>();

/** Tells whoever watches that something broke; with nobody watching it goes where uncaught errors go. */
export function reportFault(fault: Fault): void {
  if (listeners.size === 0) globalThis.reportError?.(fault.error);
  for (const listener of listeners) listener(fault);
}

/** Watches faults; the answer ends the watch. */
export function onFault(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
