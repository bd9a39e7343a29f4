import { useLayoutEffect } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

/** True while a guard keeps every area closed. */
export const isHeld = () => holders > 0;

/** Hears when the areas are closed or opened by a guard. */
export const onHold = (listener: () => void) => listeners.add(listener);

function change(by: 1 | -1) {
  holders += by;
  for (const listener of listeners) listener();
}

/** Keeps every area closed, neither loaded nor mounted, while `blocked` is true. For route guards. */
export function useHold(blocked: boolean) {
  useLayoutEffect(() => {
    if (!blocked) return;
    change(1);
    return () => change(-1);
  }, [blocked]);
}
