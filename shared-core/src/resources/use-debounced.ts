import { useEffect, useState } from 'react';

/**
 * A text as it stood when the typing last paused, empty until then: what a search is asked with.
 * @param pause milliseconds without a change
 */
export function useDebounced(text: string, pause: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return debounced;
}
