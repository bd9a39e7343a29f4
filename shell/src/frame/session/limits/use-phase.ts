import { serverNow, tokenTerms } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useState } from 'react';
import { type Phase, phaseAt } from './phase';

const open: Phase = { kind: 'open' };

/** All tabs read the same token: who stays in one of them stays in all. */
export function readPhase(): Phase {
  const terms = tokenTerms(storage.get('token'));
  return terms ? phaseAt(serverNow(), terms) : open;
}

const isSame = (a: Phase, b: Phase) =>
  a.kind === b.kind && (a.kind === 'open' || (b.kind !== 'open' && a.by === b.by && a.endsAt === b.endsAt));

/** How the session stands, looked at each second, and at once when a tab that slept is seen again. */
export function usePhase(): Phase {
  const [phase, setPhase] = useState(readPhase);
  useEffect(() => {
    const look = () => setPhase((before) => (isSame(before, readPhase()) ? before : readPhase()));
    const timer = setInterval(look, 1000);
    const unwatch = storage.watch(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      unwatch();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return phase;
}
