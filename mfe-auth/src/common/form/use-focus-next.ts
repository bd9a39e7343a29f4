import { useEffect, useRef } from 'react';

/**
 * Where what had the focus goes with a success, the focus goes on to what comes next: the first field of the place,
 * else its last button.
 * @param success changes with each success.
 * @returns for the element of the place.
 */
export function useFocusNext<Place extends HTMLElement>(success: unknown) {
  const place = useRef<Place>(null);
  const before = useRef(success);
  useEffect(() => {
    if (before.current === success) return;
    before.current = success;
    if (document.activeElement !== document.body) return;
    const field = place.current?.querySelector<HTMLElement>('input:not(:disabled)');
    const buttons = place.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [];
    (field ?? [...buttons].at(-1))?.focus();
  }, [success]);
  return place;
}
