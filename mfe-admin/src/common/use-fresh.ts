import { useEffect, useRef } from 'react';

/**
 * Loads again, once for each `key`, what was known before it is shown: the back office is worked on by several
 * people, and what stood here minutes ago may be decided by now.
 */
export function useFresh({ status, reload }: { status: string; reload: () => void }, key: string): void {
  const freshened = useRef<string | null>(null);
  useEffect(() => {
    if (freshened.current === key) return;
    freshened.current = key;
    if (status === 'ready' || status === 'failed') reload();
  }, [key, status, reload]);
}
