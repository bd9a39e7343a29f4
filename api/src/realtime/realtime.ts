import type { ReadingSection } from '@tvacha/shared-contract';
import type { ServerEvents } from '@tvacha/shared-contract/realtime';

export type EventName = keyof ServerEvents;
export type EventPayload<Name extends EventName> = Parameters<ServerEvents[Name]>[0];

/** Says things to open sockets. */
export interface Realtime {
  toSession<Name extends EventName>(sessionId: string, name: Name, payload: EventPayload<Name>): void;
  toUser<Name extends EventName>(userId: string, name: Name, payload: EventPayload<Name>): void;
  /** To those who may read a section, as it is when this is said. */
  toReaders<Name extends EventName>(section: ReadingSection, name: Name, payload: EventPayload<Name>): void;
  /** Closes the sockets of a session that has ended, after all that was said to them. */
  closeSession(sessionId: string): void;
}
