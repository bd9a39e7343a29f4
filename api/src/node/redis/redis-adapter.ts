import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from './connect-redis';

/**
 * The Socket.IO adapter over Redis streams. What it says is refused at once while Redis is away, and then said to
 * the sockets of this process alone; its readers wait instead, where they would otherwise spin.
 * @param redis a connection for this use alone
 */
export function redisAdapter(redis: Redis): ReturnType<typeof createAdapter> {
  const duplicate = redis.duplicate.bind(redis);
  const client = Object.assign(redis, { duplicate: () => duplicate({ disableOfflineQueue: false }) });
  return createAdapter(client, { streamName: 'tvacha:sockets', channelPrefix: 'tvacha:sockets', blockTimeInMs: 2000 });
}
