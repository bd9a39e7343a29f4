import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useEffect, useRef } from 'react';
import { timeCounted } from '../state/learning';

/** Whoever does nothing for so long is not reading any more. */
const idle = 60_000;
/** Between two calls. */
const beat = 30_000;
/** Less is a look, and nobody learned from it. In seconds. */
const least = 5;
/** What the server takes with one call, in seconds; more could not be sent since. */
const most = 120;

/** Signs of life; a film that plays is one, and they are heard on their way down, as that does not bubble. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'timeupdate'] as const;

/**
 * Tells the server how long a piece was really read or watched: while its tab is looked at and something has been done
 * within the last minute. Sent every 30 seconds, and when the tab is hidden or the page left; what did not arrive goes
 * with the next call. Of a demo nothing is told.
 * @param contentId none while there is nothing to read yet
 */
export function useLearningTime(contentId: string | null): void {
  const { status, send } = useMutation(timeCounted, contentId ?? '');
  const mayWrite = useMayWrite();
  const spent = useRef(0);
  const sent = useRef(0);
  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = status === 'sending';
    if (status === 'failed') spent.current += sent.current;
    if (status === 'failed' || status === 'sent') sent.current = 0;
  }, [status]);
  useEffect(() => {
    if (contentId === null || !mayWrite) return;
    spent.current = 0;
    let isSeen = !document.hidden;
    let lastSign = Date.now();
    let countedTo = lastSign;
    const count = () => {
      const now = Date.now();
      if (isSeen) spent.current += Math.max(0, Math.min(now, lastSign + idle) - countedTo);
      countedTo = now;
      isSeen = !document.hidden;
    };
    const write = () => {
      count();
      const seconds = Math.min(most, Math.floor(spent.current / 1000));
      if (seconds < least || isSending.current) return;
      spent.current = 0;
      sent.current = seconds * 1000;
      send({ contentId, seconds });
    };
    const live = () => {
      count();
      lastSign = Date.now();
    };
    const seenOrHidden = () => {
      if (document.hidden) write();
      else live();
    };
    const timer = setInterval(write, beat);
    const heard = { capture: true, passive: true };
    for (const sign of signs) document.addEventListener(sign, live, heard);
    document.addEventListener('visibilitychange', seenOrHidden);
    return () => {
      write();
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, live, heard);
      document.removeEventListener('visibilitychange', seenOrHidden);
    };
  }, [contentId, send, mayWrite]);
}
