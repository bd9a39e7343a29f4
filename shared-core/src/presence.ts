import { onServerEvent } from '@tvacha/shared-core/realtime';
import { useEffect, useRef, useState } from 'react';

/** How long what was heard of somebody holds, in milliseconds: pages say it anew in less. */
const looks = 25_000;
const types = 6000;
/** How often a page says that somebody writes, at most. */
const gap = 3000;

interface Heard {
  name: string | null;
  until: number;
  typesUntil: number;
}
const nobody: ReadonlyMap<string, Heard> = new Map();

export interface Present {
  id: string;
  /** Null where a member is not told who of the team it is. */
  name: string | null;
  isTyping: boolean;
}

/**
 * Who else looks at a talk, and who writes in it. Nobody says that they have left: what was heard ends by itself.
 * @param thread the talk; nobody is heard of without one
 */
export function usePresence(thread: string | undefined): readonly Present[] {
  const [heard, setHeard] = useState(nobody);
  const [now, setNow] = useState(0);
  const isAlone = heard.size === 0;

  useEffect(() => {
    setHeard(nobody);
    if (thread === undefined) return;
    return onServerEvent('presence', ({ thread: of, by, typing }) => {
      if (of !== thread) return;
      const time = Date.now();
      setNow(time);
      setHeard((before) => {
        const id = by?._id ?? '';
        const typesUntil = typing ? time + types : (before.get(id)?.typesUntil ?? 0);
        return new Map(before).set(id, { name: by?.name ?? null, until: time + looks, typesUntil });
      });
    });
  }, [thread]);

  useEffect(() => {
    if (isAlone) return;
    const timer = setInterval(() => {
      const time = Date.now();
      setNow(time);
      setHeard((before) => {
        const left = [...before].filter(([, { until }]) => until > time);
        return left.length === before.size ? before : new Map(left);
      });
    }, 1000);
    return () => clearInterval(timer);
  }, [isAlone]);

  return [...heard].flatMap(([id, { name, until, typesUntil }]) =>
    until > now ? [{ id, name, isTyping: typesUntil > now }] : [],
  );
}

/** Says something that nobody waits for, every three seconds at most. */
export function useSeldom<Given extends unknown[]>(say: (...given: Given) => Promise<unknown>) {
  const last = useRef(0);
  return (...given: Given): void => {
    const now = Date.now();
    if (now - last.current < gap) return;
    last.current = now;
    // Where it is lost, nobody is told; the next key says it again.
    say(...given).catch(() => undefined);
  };
}
