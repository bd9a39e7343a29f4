/** A version of the portal that is ready, and how to change to it. */
let takeOver: (() => void) | undefined;
const listeners = new Set<() => void>();

export const updateReady = (accept: () => void): void => {
  takeOver = accept;
  for (const listener of listeners) listener();
};

export const watchUpdate = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const readUpdate = (): (() => void) | undefined => takeOver;
