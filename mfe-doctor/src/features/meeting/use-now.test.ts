import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

const start = Date.parse('2026-05-20T14:00:00Z');
const meeting = { startsAt: new Date(start).toISOString(), minutes: 30 };
const minutes = (count: number) => count * 60_000;

beforeEach(() => jest.useFakeTimers({ now: start - minutes(60) }));
afterEach(() => jest.useRealTimers());

test('[DOC-08] a page that stays open learns when one may join, when it begins and when it is over', () => {
  const { result } = renderHook(() => useNow([{ startsAt: null, minutes: 5 }, meeting]));
  const seen = [result.current];
  for (const pass of [49, 1, 9, 1, 29, 1, 600]) {
    act(() => jest.advanceTimersByTime(minutes(pass)));
    seen.push(result.current);
  }
  expect(seen.map((moment) => (moment - start) / minutes(1))).toEqual([-60, -60, -10, -10, 0, 0, 30, 30]);
});
