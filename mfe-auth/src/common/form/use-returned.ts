import { useRef } from 'react';

/** Whether a form stands again after something else had taken its place; then it takes the focus back. */
export function useReturned(away: boolean): boolean {
  const beenAway = useRef(false);
  if (away) beenAway.current = true;
  return beenAway.current;
}
