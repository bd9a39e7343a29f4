import { act, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Countdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[AUTH-04] the wait for a new code counts down and ends once', () => {
  let done = 0;
  renderPart(
    <Countdown
      until={Date.now() + 62_000}
      onDone={() => (done += 1)}
      render={({ text }) => <p role="timer">{text}</p>}
    />,
  );
  expect(screen.getByRole('timer')).toHaveTextContent('1:02');
  act(() => jest.advanceTimersByTime(38_000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:24');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(done).toBe(1);
});
