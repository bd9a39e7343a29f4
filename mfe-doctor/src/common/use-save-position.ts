import type { Input } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useCallback, useEffect, useRef } from 'react';
import { placeKept } from '../state/library';

type Seen = Pick<Input<'reading.save'>['body'], 'at' | 'part' | 'of'>;

/** Between two calls; a page turned is written with the next, so that leafing sends no flood. */
const pause = 10_000;

/**
 * Writes the place to the server every ten seconds where it has changed, and when the tab is hidden or left. What could
 * not be sent goes with the next call, with the moment at which it was seen. Of a demo nothing is written.
 * @returns what takes the place on screen
 */
export function useSavePosition(contentId: string): (seen: Seen) => void {
  const { status, send } = useMutation(placeKept, contentId);
  const mayWrite = useMayWrite();
  const unsent = useRef<(Seen & { seenAt: string }) | undefined>(undefined);
  const sent = useRef<typeof unsent.current>(undefined);
  const since = useRef(Date.now());
  useEffect(() => {
    // It failed, and nothing newer has been seen: it is tried again.
    if (status === 'failed') unsent.current ??= sent.current;
  }, [status]);
  useEffect(() => {
    if (!mayWrite) return;
    const write = () => {
      const seen = unsent.current;
      if (!seen) return;
      const now = Date.now();
      unsent.current = undefined;
      sent.current = seen;
      send({ contentId, ...seen, seconds: Math.floor((now - since.current) / 1000) });
      since.current = now;
    };
    const hidden = () => {
      if (document.hidden) write();
    };
    const timer = setInterval(write, pause);
    document.addEventListener('visibilitychange', hidden);
    addEventListener('online', write);
    return () => {
      write();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('online', write);
    };
  }, [contentId, send, mayWrite]);
  return useCallback((seen) => {
    unsent.current = { ...seen, seenAt: new Date().toISOString() };
  }, []);
}
