import { type SessionTerms, serverNow, tokenTerms } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useState } from 'react';

/** Which of the two limits ends a session first: the rest allowed, or its whole life (SEC-23). */
export type Limit = 'idle' | 'limit';

type Phase = { kind: 'open' } | { kind: 'ending' | 'over'; by: Limit; endsAt: number };

/** How long before its end people are warned; a third of the rest where that is shorter. Milliseconds. */
const warning = 120_000;
/** After which part of the rest that is allowed a sign of life is worth an exchange. */
const worth = 30;

/** How a session stands at a moment of the server's clock. */
export function phaseAt(now: number, { used, idle, end }: SessionTerms): Phase {
  const restsUntil = used + idle;
  const endsAt = Math.min(restsUntil, end);
  const by = end <= restsUntil ? 'limit' : 'idle';
  if (now >= endsAt) return { kind: 'over', by, endsAt };
  return now >= endsAt - Math.min(warning, idle / 3) ? { kind: 'ending', by, endsAt } : { kind: 'open' };
}

/**
 * Whether a sign of life is to be told to the server, which measures the rest from the last exchange that counts. Where people are
 * being warned they are asked instead.
 */
export const isWorthTelling = (now: number, terms: SessionTerms): boolean =>
  phaseAt(now, terms).kind === 'open' && now - terms.used >= terms.idle / worth;

/**
 * Whether somebody was there so short a while ago that an exchange now may tell so: the server takes its own moment for
 * that of the sign, and what it then says of the rest is whole seconds.
 */
export const isRecent = (seenAt: number, now: number, { idle }: SessionTerms): boolean => now - seenAt < idle / worth;

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
