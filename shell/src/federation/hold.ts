import { useLayoutEffect } from 'react';
import { triggerAppChange } from 'single-spa';

let holders = 0;

/** True while a guard keeps every area closed. */
export const isHeld = () => holders > 0;

/** Keeps every area closed, neither loaded nor mounted, while `blocked` is true. For route guards. */
export function useHold(blocked: boolean) {
  useLayoutEffect(() => {
    if (!blocked) return;
    holders += 1;
    void triggerAppChange();
    return () => {
      holders -= 1;
      void triggerAppChange();
    };
  }, [blocked]);
}
