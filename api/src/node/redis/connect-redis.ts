import { createClient } from 'redis';

const makeClient = (url: string) =>
  createClient({
    url,
    // The shape of answers that the Socket.IO adapter reads.
    RESP: 2,
    // Whoever asks while Redis is away hears so at once, and goes on without it.
    disableOfflineQueue: true,
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 6000,
      reconnectStrategy: (tries) => Math.min(2 ** Math.min(tries, 6) * 50, 2000) + Math.random() * 200,
    },
  });

export type Redis = ReturnType<typeof makeClient>;

/** Opens a connection that mends itself. It does not wait for Redis to be there: that is no reason not to start. */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const client = makeClient(url);
  client.on('error', onError);
  client.connect().catch(onError);
  return client;
}
