import type { Counters } from '../../limits/counters';
import type { Redis } from './connect-redis';

/** A window begins anew only with a later start, so that processes whose clocks differ do not reset each other. */
const script = `
local known = redis.call('HGET', KEYS[1], 'start')
if not known or tonumber(ARGV[1]) > tonumber(known) then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'start', ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return redis.call('HINCRBY', KEYS[1], 'count', ARGV[3])`;

const nameOf = (key: string) => `tvacha:limit:${key}`;

/** Counts that all processes on one Redis share. */
export function redisCounters(redis: Redis): Counters {
  return {
    hit: async (key, windowStart, windowMs, by = 1) =>
      Number(await redis.eval(script, { keys: [nameOf(key)], arguments: [windowStart, windowMs, by].map(String) })),
  };
}
