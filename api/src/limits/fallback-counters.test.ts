import type { Counters } from './counters';
import { fallbackCounters } from './fallback-counters';
import { memoryCounters } from './memory-counters';

const minute = 60_000;

/** Shared counts that can be taken away, or left hanging. */
function faultyCounters() {
  const counts = memoryCounters();
  const state = { is: 'well' as 'well' | 'away' | 'silent', asked: 0 };
  const hit: Counters['hit'] = (...given) => {
    state.asked += 1;
    if (state.is === 'away') return Promise.reject(new Error('away'));
    return state.is === 'silent' ? new Promise(() => {}) : counts.hit(...given);
  };
  return { state, hit };
}

function make() {
  const shared = faultyCounters();
  const failures: unknown[] = [];
  const clock = { at: 0 };
  const counters = fallbackCounters({
    shared,
    own: memoryCounters(),
    onFailure: (error) => failures.push(error),
    now: () => clock.at,
  });
  return { shared, failures, clock, counters };
}

test('[SEC-42] while the shared counts are away this process counts alone, and asks again after a pause', async () => {
  const { shared, failures, clock, counters } = make();
  expect(await counters.hit('a', 0, minute)).toBe(1);
  shared.state.is = 'away';
  expect([await counters.hit('a', 0, minute), await counters.hit('a', 0, minute)]).toEqual([1, 2]);
  expect([shared.state.asked, failures.length]).toEqual([2, 1]);
  shared.state.is = 'well';
  clock.at = 1000;
  expect(await counters.hit('a', 0, minute)).toBe(2);
});

test('[SEC-42] shared counts that do not answer are given up', async () => {
  const { shared, counters, failures } = make();
  shared.state.is = 'silent';
  expect(await counters.hit('a', 0, minute)).toBe(1);
  expect(failures).toHaveLength(1);
});
