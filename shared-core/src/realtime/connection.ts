import { CallError, freshToken, renewToken, serverUrl } from '@tvacha/shared-core/http';
import { withRetry } from '@tvacha/shared-core/lazy-part';
import { storedUserId } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import type { Socket } from 'socket.io-client';

export interface Connection {
  close: () => void;
}

interface Options {
  path: string;
  emit: (name: string, ...values: readonly unknown[]) => void;
}

/** Milliseconds. The client reconnects by itself after a lost line, but not after the server closed it or turned it away. */
const firstWait = 5000;
const longestWait = 60_000;

/** Rejects only where the session is over; a server that cannot be reached may still know it. */
async function renewed(): Promise<void> {
  const token = storage.get('token');
  if (!token) throw new CallError('SESSION_EXPIRED', 401);
  await renewToken(token).catch((error: unknown) => {
    if (!storage.get('token')) throw error;
  });
}

/** Opens the socket. Its library comes only now: visitors without a session never load it. */
export async function connect({ path, emit }: Options): Promise<Connection> {
  const { io } = await withRetry(() => import('socket.io-client'));
  const socket: Socket = io(serverUrl(), {
    path,
    // Any server process may answer, so no polling, which needs the same one each time.
    transports: ['websocket'],
    query: { userId: storedUserId() ?? '' },
    auth: (give: (payload: object) => void) => {
      freshToken().then(
        (token) => give({ token }),
        () => give({ token: null }),
      );
    },
  });

  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let connected = false;
  const again = () => {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), wait);
    wait = Math.min(wait * 2, longestWait);
  };

  socket.onAny((name: string, ...values: unknown[]) => emit(name, ...values));
  socket.on('connect', () => {
    if (connected) emit('reconnected');
    connected = true;
    wait = firstWait;
  });
  socket.on('connect_error', () => {
    // Active: the line is bad, and the client tries again by itself. Else the server refused the token:
    // an exchange gets a better one, or ends the session with the reason.
    if (!socket.active) void renewed().then(again, () => undefined);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again();
  });
  // The next try may be seconds away, or one that hangs be under way: both are given up for one at once.
  const atOnce = () => {
    if (socket.connected) return;
    clearTimeout(retry);
    socket.disconnect().connect();
  };
  addEventListener('online', atOnce);

  return {
    close() {
      removeEventListener('online', atOnce);
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
