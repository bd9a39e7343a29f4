import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds over which a speed is measured. */
const span = 200;
/** Milliseconds without a scroll after which it is over. */
const rest = 100;
/** A single step, however far, leads to where it ends. */
const fewest = 3;

/** Whether pages fly by: the view moves by more than its own height within a moment. */
export function useFastScroll(stage: RefObject<HTMLElement | null>): boolean {
  const [isFast, setFast] = useState(false);
  useEffect(() => {
    const element = stage.current;
    let past: { at: number; top: number }[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      const { scrollTop: top = 0, clientHeight = 0 } = element ?? {};
      const at = performance.now();
      past = [...past.filter((one) => at - one.at < span), { at, top }];
      const moved = Math.abs(top - (past[0]?.top ?? top));
      if (past.length >= fewest && moved > clientHeight) setFast(true);
      clearTimeout(timer);
      timer = setTimeout(() => setFast(false), rest);
    };
    element?.addEventListener('scroll', measure, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', measure);
    };
  }, [stage]);
  return isFast;
}
