import type { Server as HttpServer } from 'node:http';
import { socketPath } from '@tvacha/shared-contract/realtime';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import type { Counters } from '../../limits/counters';
import type { Realtime } from '../../realtime/realtime';
import type { Admitted, Door } from './admit';
import { guardEvents } from './guard-events';
import type { MayOpen } from './origins';
import type { Places } from './places';

export interface SocketOptions {
  mayOpen: MayOpen;
  counters: Counters;
  places: Places;
  /** What carries events to other processes; without it there is this one. */
  adapter?: ServerOptions['adapter'];
  /** Messages that a user may send in a minute. */
  messagesPerMinute?: number;
  now?(): number;
}

export interface Sockets {
  realtime: Realtime;
  /** From now on sockets are let in. */
  open(door: Door): void;
  /** Ends the sockets of this process whose session has ended without their being told. */
  sweep(): Promise<void>;
  /** How many are open in this process. */
  count(): number;
  /** Ends all connections and stops the server from taking more. */
  close(): Promise<void>;
}

/** An idle socket is to cost little: the request it came with, its headers and its token are not needed again. */
function forgetOpening({ conn, handshake }: Socket): void {
  Object.assign(conn, { request: undefined });
  Object.assign(handshake, { headers: {}, auth: {}, query: {} });
}

const sessionRoom = (id: string) => `session:${id}`;
const userRoom = (id: string) => `user:${id}`;

/** The socket connections of open pages, by Socket.IO on the API's own port. */
export function attachSockets(server: HttpServer, options: SocketOptions): Sockets {
  const { mayOpen, counters, places, adapter, messagesPerMinute = 100, now = Date.now } = options;
  let door: Door = { admit: async () => null, live: async () => new Set() };
  const io = new Server(server, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: 65_536,
    perMessageDeflate: false,
    ...(adapter ? { adapter } : {}),
    allowRequest: ({ headers }, decide) => decide(null, mayOpen(headers.origin)),
  });

  function settle(socket: Socket, { userId, sessionId, life }: Admitted): void {
    socket.data = { sessionId };
    forgetOpening(socket);
    // A socket lives as long as its token; the client comes back by itself with a newer one.
    const timer = setTimeout(() => socket.conn.close(), Math.max(0, life));
    socket.on('disconnect', () => {
      clearTimeout(timer);
      void places.leave(userId, socket.id);
    });
    guardEvents(socket, { userId, counters, most: messagesPerMinute, now });
    void places.take(userId, socket.id).then((gone) => gone.length > 0 && io.in(gone).disconnectSockets(true));
  }

  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth;
    const known = typeof token === 'string' ? await door.admit(token) : null;
    if (!known) return next(new Error('SESSION_EXPIRED'));
    await socket.join([sessionRoom(known.sessionId), userRoom(known.userId)]);
    // Asked again once it is in its rooms: a session that ended meanwhile would not have been told to go.
    if (!(await door.admit(token))) return next(new Error('SESSION_EXPIRED'));
    settle(socket, known);
    next();
  });

  return {
    open: (given) => {
      door = given;
    },
    async sweep() {
      const here = [...io.of('/').sockets.values()];
      const idOf = ({ data }: Socket) => String((data as { sessionId?: unknown }).sessionId);
      const live = await door.live([...new Set(here.map(idOf))]);
      for (const socket of here) if (!live.has(idOf(socket))) socket.disconnect();
    },
    count: () => io.of('/').sockets.size,
    realtime: {
      toSession: (id, name, payload) => io.to(sessionRoom(id)).emit(name, payload),
      toUser: (id, name, payload) => io.to(userRoom(id)).emit(name, payload),
      toAll: (name, payload) => io.emit(name, payload),
      closeSession: (id) => io.in(sessionRoom(id)).disconnectSockets(),
    },
    close: () => io.close(),
  };
}
