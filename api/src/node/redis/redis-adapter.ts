import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from './connect-redis';

export interface ClusterAdapter {
  adapter: ReturnType<typeof createAdapter>;
  close(): void;
}

const end = (client: Pick<Redis, 'isOpen' | 'destroy'>) => {
  if (client.isOpen) client.destroy();
};

/**
 * The Socket.IO adapter over Redis streams. What it says is refused at once while Redis is away, and then said to
 * the sockets of this process alone; its readers wait instead, where they would otherwise spin.
 * @param redis a connection for this use alone
 */
export function redisAdapter(redis: Redis): ClusterAdapter {
  const readers: Pick<Redis, 'isOpen' | 'destroy'>[] = [];
  const duplicate = redis.duplicate.bind(redis);
  const client = Object.assign(redis, {
    duplicate: () => {
      const reader = duplicate({ disableOfflineQueue: false });
      readers.push(reader);
      // The adapter ends its readers when it is closed, and may find that they are ended already.
      return Object.assign(reader, { disconnect: async () => end(reader) });
    },
  });
  const options = { streamName: 'tvacha:sockets', channelPrefix: 'tvacha:sockets', blockTimeInMs: 2000 };
  return {
    adapter: createAdapter(client, options),
    close: () => {
      for (const each of [...readers, redis]) end(each);
    },
  };
}
