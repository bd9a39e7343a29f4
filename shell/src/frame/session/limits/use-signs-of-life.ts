import { quietWhile, renewToken, serverNow, tokenTerms } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect } from 'react';
import { isRecent, isWorthTelling, phaseAt } from './phase';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** After a server that did not answer. Milliseconds. */
const pause = 10_000;

let seenAt = 0;

/** Somebody is there: the next exchange begins the rest anew. */
export function noteSign(): void {
  seenAt = serverNow();
}

/** Has the server's idle clock begin anew while somebody works, and go on while only the page itself asks. */
export function useSignsOfLife(): void {
  useEffect(() => {
    let tried = 0;
    const tell = () => {
      const token = storage.get('token');
      const terms = tokenTerms(token);
      const now = serverNow();
      // Who is being warned is asked; a key on the way to the button is no answer.
      if (!token || !terms || phaseAt(now, terms).kind !== 'open') return;
      noteSign();
      if (!isWorthTelling(now, terms) || Math.abs(now - tried) < Math.min(pause, terms.idle / 30)) return;
      tried = now;
      renewToken(token).catch(() => undefined);
    };
    const unquiet = quietWhile(() => {
      const terms = tokenTerms(storage.get('token'));
      return terms !== undefined && !isRecent(seenAt, serverNow(), terms);
    });
    const how = { capture: true, passive: true };
    for (const sign of signs) document.addEventListener(sign, tell, how);
    return () => {
      unquiet();
      for (const sign of signs) document.removeEventListener(sign, tell, how);
    };
  }, []);
}
