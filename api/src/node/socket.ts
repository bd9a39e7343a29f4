import type { Server as HttpServer } from 'node:http';
import { socketPath } from '@tvacha/shared-contract/realtime';
import { Server } from 'socket.io';
import type { Realtime } from '../realtime/realtime';

export interface Admitted {
  userId: string;
  sessionId: string;
  /** Milliseconds that its token is still good for. */
  life: number;
}

/** Who comes with this token; null where it is not good. */
export type Admit = (token: string) => Promise<Admitted | null>;

export interface Sockets {
  realtime: Realtime;
  /** From now on sockets are let in. */
  open(admit: Admit): void;
  /** Ends all connections and stops the server from taking more. */
  close(): Promise<void>;
}

const sessionRoom = (id: string) => `session:${id}`;
const userRoom = (id: string) => `user:${id}`;

/** The one socket connection of each open page, by Socket.IO on the API's own port. */
export function attachSockets(server: HttpServer, origin: string): Sockets {
  let admit: Admit = async () => null;
  const io = new Server(server, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: 65_536,
    perMessageDeflate: false,
    allowRequest: ({ headers }, decide) => {
      const here = [undefined, origin, `http://${headers.host}`, `https://${headers.host}`];
      decide(null, here.includes(headers.origin));
    },
  });
  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth;
    const known = typeof token === 'string' ? await admit(token) : null;
    if (!known) return next(new Error('SESSION_EXPIRED'));
    await socket.join([sessionRoom(known.sessionId), userRoom(known.userId)]);
    // Asked again once it is in its rooms: a session that ended meanwhile would not have been told to go.
    if (!(await admit(token))) return next(new Error('SESSION_EXPIRED'));
    // A socket lives as long as its token; the client comes back by itself with a newer one.
    const timer = setTimeout(() => socket.conn.close(), Math.max(0, known.life));
    socket.on('disconnect', () => clearTimeout(timer));
    next();
  });
  return {
    open: (gate) => {
      admit = gate;
    },
    realtime: {
      toSession: (id, name, payload) => io.to(sessionRoom(id)).emit(name, payload),
      toUser: (id, name, payload) => io.to(userRoom(id)).emit(name, payload),
      toAll: (name, payload) => io.emit(name, payload),
      closeSession: (id) => io.in(sessionRoom(id)).disconnectSockets(),
    },
    close: () => io.close(),
  };
}
