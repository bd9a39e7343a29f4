import { act, renderHook } from '@testing-library/react';
import { usePresence } from './presence';
import { emit } from './realtime/handlers';

afterEach(() => void jest.useRealTimers());

const asha = { _id: 'a', name: 'Asha Pillai' };
const hear = (thread: string, by: typeof asha | null, typing: boolean) =>
  act(() => emit('presence', { thread, by, typing }));
const wait = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

test('[ADM-04] [SES-05] who looks and who writes ends by itself, each after its time, and is of this talk alone', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ thread }) => usePresence(thread), { initialProps: { thread: 't1' } });
  hear('t2', asha, true);
  expect(result.current).toEqual([]);
  hear('t1', asha, true);
  expect(result.current).toEqual([{ id: 'a', name: 'Asha Pillai', isTyping: true }]);
  wait(4);
  // That she looks says nothing of whether she still writes.
  hear('t1', asha, false);
  expect(result.current).toMatchObject([{ isTyping: true }]);
  wait(4);
  expect(result.current).toMatchObject([{ isTyping: false }]);
  wait(22);
  expect(result.current).toEqual([]);
  hear('t1', null, true);
  expect(result.current).toEqual([{ id: '', name: null, isTyping: true }]);
  rerender({ thread: 't2' });
  expect(result.current).toEqual([]);
});
