import { memoryCounters } from './memory-counters';

const minute = 60_000;

test('[SEC-42] hits are counted by key and window, and forgotten with a new window', async () => {
  const counters = memoryCounters();
  expect(await counters.hit('a', 0, minute)).toBe(1);
  expect(await counters.hit('a', 0, minute)).toBe(2);
  expect(await counters.hit('b', 0, minute)).toBe(1);
  expect(await counters.hit('a', minute, minute)).toBe(1);
});

test('[SEC-42] a flood of keys drops those whose window has passed first, then the oldest', async () => {
  const counters = memoryCounters(3);
  for (const [key, window] of [
    ['day', 10 * minute],
    ['old', minute],
    ['late', 10 * minute],
  ] as const) {
    await counters.hit(key, 0, window);
  }
  await counters.hit('new', minute, minute);
  expect(await counters.hit('day', 0, 10 * minute)).toBe(2);
  expect(await counters.hit('old', 0, minute)).toBe(1);
  // Four keys were known by then, so the oldest had to go.
  expect(await counters.hit('late', 0, 10 * minute)).toBe(2);
  expect(await counters.hit('day', 0, 10 * minute)).toBe(1);
});
