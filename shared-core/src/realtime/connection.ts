import { freshToken, serverUrl } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import type { Socket } from 'socket.io-client';

export interface Connection {
  close: () => void;
}

interface Options {
  path: string;
  emit: (name: string, ...values: readonly unknown[]) => void;
}

/** The client reconnects by itself after a lost line, but not after the server closed it or turned it away. */
const retryDelay = 5000;

/** Opens the socket. Its library comes only now: visitors without a session never load it. */
export async function connect({ path, emit }: Options): Promise<Connection> {
  const { io } = await import('socket.io-client');
  const socket: Socket = io(serverUrl(), {
    path,
    // Any server process may answer, so no polling, which needs the same one each time.
    transports: ['websocket'],
    query: { userId: storage.get('userId') ?? storage.get('userIdTemp') ?? '' },
    auth: (give: (payload: object) => void) => {
      freshToken().then(
        (token) => give({ token }),
        () => give({ token: null }),
      );
    },
  });

  let retry: ReturnType<typeof setTimeout> | undefined;
  let connected = false;
  const again = () => {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), retryDelay);
  };

  socket.onAny((name: string, ...values: unknown[]) => emit(name, ...values));
  socket.on('connect', () => {
    if (connected) emit('reconnected');
    connected = true;
  });
  socket.on('connect_error', () => {
    if (!socket.active) again();
  });
  socket.on('disconnect', (reason) => {
    // Closed at the end of its token; the next one comes with a fresh one.
    if (reason === 'io server disconnect') again();
  });

  return {
    close() {
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
