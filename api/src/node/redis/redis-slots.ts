import type { Slots } from '../sockets/slots';
import type { Redis } from './connect-redis';

/** Longer than any socket lives, as each ends with its token. */
const life = 20 * 60_000;

const script = `
local time = redis.call('TIME')
redis.call('ZADD', KEYS[1], tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
local gone = redis.call('ZRANGE', KEYS[1], 0, -1 - tonumber(ARGV[2]))
if #gone > 0 then redis.call('ZREM', KEYS[1], unpack(gone)) end
return gone`;

const keyOf = (userId: string) => `tvacha:slots:${userId}`;

/** Slots that all processes share; while Redis is away each process minds its own. */
export function redisSlots(redis: Redis, own: Slots, most: number): Slots {
  return {
    async take(userId, socketId) {
      const mine = await own.take(userId, socketId);
      try {
        const options = { keys: [keyOf(userId)], arguments: [socketId, String(most), String(life)] };
        const gone = (await redis.eval(script, options)) as string[];
        return [...new Set([...mine, ...gone])];
      } catch {
        return mine;
      }
    },
    async leave(userId, socketId) {
      await own.leave(userId, socketId);
      await redis.zRem(keyOf(userId), socketId).catch(() => 0);
    },
  };
}
