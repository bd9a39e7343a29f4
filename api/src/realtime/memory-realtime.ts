import type { ReadingSection } from '@tvacha/shared-contract';
import type { EventName, Realtime } from './realtime';

export interface Said {
  to: { session: string } | { user: string } | { readers: ReadingSection };
  name: EventName;
  payload: unknown;
}

export interface MemoryRealtime extends Realtime {
  readonly said: Said[];
  readonly closed: string[];
}

/** Records what would be said to sockets. */
export function memoryRealtime(): MemoryRealtime {
  const said: Said[] = [];
  const closed: string[] = [];
  const say = (entry: Said) => {
    said.push(entry);
  };
  return {
    said,
    closed,
    toSession: (session, name, payload) => say({ to: { session }, name, payload }),
    toUser: (user, name, payload) => say({ to: { user }, name, payload }),
    toReaders: (readers, name, payload) => say({ to: { readers }, name, payload }),
    closeSession: (session) => closed.push(session),
  };
}
