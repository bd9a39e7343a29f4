import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { socketPath } from '@tvacha/shared-contract/realtime';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import type { Counters } from '../../limits/counters';
import type { Realtime } from '../../realtime/realtime';
import type { Admitted, SocketAdmission } from './admit';
import { eventGuard } from './guard-events';
import type { MayOpen } from './origins';
import type { Slots } from './slots';

export interface SocketOptions {
  mayOpen: MayOpen;
  counters: Counters;
  slots: Slots;
  /** What carries events to other processes; without it there is this one. */
  adapter?: ServerOptions['adapter'];
  /** Messages that a user may send in a minute. */
  messagesPerMinute?: number;
  now?(): number;
}

export interface Sockets {
  realtime: Realtime;
  /** From now on sockets are let in. */
  open(admission: SocketAdmission): void;
  /** Ends the sockets of this process whose session has ended without their being told. */
  sweep(): Promise<void>;
  /** How many are open in this process. */
  count(): number;
  /** Ends all connections and stops the server from taking more. */
  close(): Promise<void>;
}

/** What stands for the handshake of every settled socket: its address and its token are not needed again. */
const forgotten = { handshake: Object.freeze({ headers: {}, query: {}, auth: {} }) };

const tokenCheck = 1000;
const settledAs = ({ data }: Socket) => data as Partial<Admitted>;

/** The socket connections of open pages, by Socket.IO on the API's own port. */
export function attachSockets(server: HttpServer, options: SocketOptions): Sockets {
  const { mayOpen, counters, slots, adapter, messagesPerMinute = 100, now = Date.now } = options;
  let admission: SocketAdmission = {
    admit: async () => null,
    live: async () => new Set(),
    readers: async () => new Set(),
  };
  const io = new Server(server, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: 65_536,
    perMessageDeflate: false,
    ...(adapter ? { adapter } : {}),
    allowRequest: ({ headers }, decide) => decide(null, mayOpen(headers.origin)),
  });
  // An idle socket is to cost little: no request kept, nor a timer or a listener of its own where all can share one.
  const cookies = new WeakMap<object, string | undefined>();
  io.engine.on('connection', (conn: { request?: IncomingMessage }) => {
    cookies.set(conn, conn.request?.headers.cookie);
    Object.assign(conn, { request: undefined });
  });
  const guard = eventGuard({ counters, most: messagesPerMinute, now });
  const here = () => io.of('/').sockets.values();

  function leave(this: Socket): void {
    void slots.leave(String(settledAs(this).userId), this.id);
  }

  // A socket lives as long as its token; the client comes back by itself with a newer one.
  const timer = setInterval(() => {
    const time = now();
    for (const socket of here()) if (Number(settledAs(socket).until) <= time) socket.conn.close();
  }, tokenCheck).unref();

  function settle(socket: Socket, known: Admitted): void {
    const { userId } = known;
    socket.data = known;
    Object.assign(socket, forgotten);
    socket.on('disconnect', leave);
    guard(socket, userId);
    void slots.take(userId, socket.id).then((gone) => gone.length > 0 && io.in(gone).disconnectSockets(true));
  }

  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth;
    const cookie = cookies.get(socket.conn);
    const known = typeof token === 'string' ? await admission.admit(token, cookie) : null;
    if (!known) return next(new Error('SESSION_EXPIRED'));
    // The ids name the rooms: no user shares one with a session, and a longer name would be kept for each socket.
    await socket.join([known.sessionId, known.userId]);
    // Asked again once it is in its rooms: a session that ended meanwhile would not have been told to go.
    if (!(await admission.admit(token, cookie))) return next(new Error('SESSION_EXPIRED'));
    cookies.delete(socket.conn);
    settle(socket, known);
    next();
  });

  io.on('connection', (socket) => void socket.emit('connection'));

  /** To the sockets of this process, each process asking for its own. */
  async function tellReaders(...[section, name, payload]: Parameters<Realtime['toReaders']>): Promise<void> {
    const ids = [...new Set([...here()].map((socket) => String(settledAs(socket).userId)))];
    const readers = await admission.readers(section, ids);
    if (readers.size > 0) io.local.to([...readers]).emit(name, payload);
  }
  // Whoever does not hear of it asks again in time; nothing else hangs on it.
  const told = (...said: Parameters<Realtime['toReaders']>) => void tellReaders(...said).catch(() => {});
  io.on('readers', told);

  return {
    open: (given) => {
      admission = given;
    },
    async sweep() {
      const looked = [...here()];
      const idOf = (socket: Socket) => String(settledAs(socket).sessionId);
      const live = await admission.live([...new Set(looked.map(idOf))]);
      for (const socket of looked) if (!live.has(idOf(socket))) socket.disconnect();
    },
    count: () => io.of('/').sockets.size,
    realtime: {
      toSession: (id, name, payload) => io.to(id).emit(name, payload),
      toUser: (id, name, payload) => io.to(id).emit(name, payload),
      toReaders: (...said) => {
        told(...said);
        if (adapter) io.serverSideEmit('readers', ...said);
      },
      closeSession: (id) => io.in(id).disconnectSockets(),
    },
    close() {
      clearInterval(timer);
      return io.close();
    },
  };
}
