import { act, renderHook } from '@testing-library/react';
import { useFastScroll } from './use-fast-scroll';

const height = 600;

/** A stage that is scrolled by so many pixels, so many milliseconds after the last time. */
function stage() {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: height });
  const { result } = renderHook(() => useFastScroll({ current: element }));
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  return {
    isFast: () => result.current,
    wait,
    scroll: (by: number, after: number) => {
      wait(after);
      element.scrollTop += by;
      act(() => void element.dispatchEvent(new Event('scroll')));
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[PDF-01] pages fly by where more than a view goes by in a moment, and until nothing has moved for another', () => {
  const { scroll, wait, isFast } = stage();
  for (let step = 0; step < 5; step += 1) scroll(400, 50);
  expect(isFast()).toBe(true);
  wait(90);
  expect(isFast()).toBe(true);
  scroll(1, 0);
  wait(90);
  expect(isFast()).toBe(true);
  wait(10);
  expect(isFast()).toBe(false);
  // Back is as fast.
  for (let step = 0; step < 5; step += 1) scroll(-400, 50);
  expect(isFast()).toBe(true);
});

test('[PDF-01] who reads on, turns a page or goes far by one step is shown pages at once', () => {
  const { scroll, isFast } = stage();
  for (let step = 0; step < 20; step += 1) {
    scroll(100, 50);
    expect(isFast()).toBe(false);
  }
  scroll(height, 300);
  expect(isFast()).toBe(false);
  scroll(100, 300);
  scroll(200 * height, 100);
  expect(isFast()).toBe(false);
});
