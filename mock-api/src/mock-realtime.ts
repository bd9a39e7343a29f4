import type { EventName, EventPayload, Realtime } from '@tvacha/api/realtime';
import type { ReadingSection } from '@tvacha/shared-contract';
import type { MockSocket } from './socket-io';

interface Seat {
  socket: MockSocket;
  userId: string;
  sessionId: string;
}

export interface MockRealtime extends Realtime {
  join(seat: Seat): void;
  leave(socket: MockSocket): void;
  /** Breaks every connection, as a lost network does. */
  dropAll(): void;
}

/** Which of these users may read a section now. */
type ReadersAmong = (section: ReadingSection, ids: string[]) => Promise<Set<string>>;

/** Says things to the mocked sockets of this process. */
export function createMockRealtime(readersAmong: ReadersAmong): MockRealtime {
  const seats = new Set<Seat>();
  const say = <Name extends EventName>(who: (seat: Seat) => boolean, name: Name, payload: EventPayload<Name>) => {
    for (const seat of seats) if (who(seat)) seat.socket.emit(name, payload);
  };
  return {
    join: (seat) => void seats.add(seat),
    leave: (socket) => {
      for (const seat of seats) if (seat.socket === socket) seats.delete(seat);
    },
    dropAll: () => {
      for (const { socket } of seats) socket.drop();
    },
    toSession: (id, name, payload) => say((seat) => seat.sessionId === id, name, payload),
    toUser: (id, name, payload) => say((seat) => seat.userId === id, name, payload),
    toReaders: async (section, name, payload) => {
      const readers = await readersAmong(
        section,
        [...seats].map(({ userId }) => userId),
      );
      say(({ userId }) => readers.has(userId), name, payload);
    },
    closeSession: (id) => {
      for (const seat of seats) if (seat.sessionId === id) seat.socket.close();
    },
  };
}
