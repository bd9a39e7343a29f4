import type { ServerOptions } from 'socket.io';
import type { Log } from '../app/log';
import type { Counters } from '../limits/counters';
import { fallbackCounters } from '../limits/fallback-counters';
import { memoryCounters } from '../limits/memory-counters';
import type { Env } from './env';
import { connectRedis } from './redis/connect-redis';
import { redisAdapter } from './redis/redis-adapter';
import { redisCounters } from './redis/redis-counters';
import { redisSlots } from './redis/redis-slots';
import { memorySlots, type Slots } from './sockets/slots';
import { throttle } from './throttle';

export interface Shared {
  counters: Counters;
  slots: Slots;
  adapter?: ServerOptions['adapter'];
  /** Resolves once it is shared indeed; nothing waits for it but tests. */
  ready: Promise<unknown>;
  close(): void;
}

const socketsPerUser = 3;
const minute = 60_000;

/** What several processes share: in Redis where there is one, else within this process. */
export function openShared({ REDIS_URL }: Env, log: Log): Shared {
  const own = { counters: memoryCounters(), slots: memorySlots(socketsPerUser) };
  if (!REDIS_URL) return { ...own, ready: Promise.resolve(), close: () => {} };
  const onFailure = throttle(minute, (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'redis away, going on without'),
  );
  const redis = connectRedis(REDIS_URL, onFailure);
  const publishing = connectRedis(REDIS_URL, onFailure);
  const cluster = redisAdapter(publishing);
  const ready = Promise.all([redis, publishing].map((client) => new Promise((done) => client.once('ready', done))));
  return {
    ready,
    counters: fallbackCounters({ shared: redisCounters(redis), own: own.counters, onFailure }),
    slots: redisSlots(redis, own.slots, socketsPerUser),
    adapter: cluster.adapter as ServerOptions['adapter'],
    close: () => {
      redis.destroy();
      cluster.close();
    },
  };
}
