import { randomUUID } from 'node:crypto';
import { testRedis } from '../../testing/run-node';
import { connectRedis, type Redis } from '../redis/connect-redis';
import { redisCounters } from '../redis/redis-counters';
import { redisSlots } from '../redis/redis-slots';
import { memorySlots } from '../sockets/slots';

const minute = 60_000;
let clients: Redis[];
beforeAll(async () => {
  clients = [1, 2].map(() => connectRedis(testRedis(), () => {}));
  await Promise.all(clients.map((client) => client.isReady || new Promise((ready) => client.once('ready', ready))));
});
afterAll(() => {
  for (const client of clients) client.destroy();
});

const two = <T>(make: (client: Redis) => T) => clients.map(make) as [T, T];

test('[SEC-42] two processes count together; a window that begins later begins anew, an earlier one does not', async () => {
  const [one, other] = two(redisCounters);
  const key = randomUUID();
  expect(await one.hit(key, minute, minute)).toBe(1);
  expect(await other.hit(key, minute, minute)).toBe(2);
  // The clock of this process is behind.
  expect(await other.hit(key, 0, minute)).toBe(3);
  expect(await one.hit(key, 2 * minute, minute)).toBe(1);
  expect(await clients[0]?.pTTL(`tvacha:limit:${key}`)).toBeGreaterThan(0);
});

test('[SEC-42] of a hundred hits at once each gets a number of its own', async () => {
  const [one, other] = two(redisCounters);
  const key = randomUUID();
  const hits = Array.from({ length: 100 }, (_, at) => (at % 2 ? one : other).hit(key, 0, minute));
  expect((await Promise.all(hits)).sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test('[SEC-41] of a fourth socket of a user the oldest goes, on whichever process it is', async () => {
  const [one, other] = two((client) => redisSlots(client, memorySlots(3), 3));
  const user = randomUUID();
  expect(await one.take(user, 'a')).toEqual([]);
  expect(await other.take(user, 'b')).toEqual([]);
  expect(await one.take(user, 'c')).toEqual([]);
  expect(await other.take(user, 'd')).toEqual(['a']);
  await one.leave(user, 'c');
  expect(await one.take(user, 'e')).toEqual([]);
  expect(await one.take(user, 'f')).toEqual(['b']);
});
