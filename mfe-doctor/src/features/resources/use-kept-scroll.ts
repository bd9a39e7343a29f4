import { useLocation } from '@tvacha/shared-core/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where each history entry was left, while the page lives. */
const kept = new Map<string, number>();

/** Brings a list back to where it was left when its history entry is opened again. */
export function useKeptScroll(ready: boolean): void {
  const { key } = useLocation();
  const restored = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!ready || restored.current === key) return;
    restored.current = key;
    const top = kept.get(key);
    if (top === undefined) return;
    window.scrollTo(0, top);
    // The frame's own focus handling runs after this commit and may scroll; the list has the last word.
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [ready, key]);

  useEffect(() => {
    const remember = () => kept.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
