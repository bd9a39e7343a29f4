import { withRetry } from './lazy-part';

const lost = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });

function failing(error: Error, times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw error;
    return 'loaded';
  });
  return load;
}

/** How it ended, once every pause is over. */
async function outcome(load: () => Promise<string>) {
  const ended = withRetry(load).catch((error: unknown) => error);
  await jest.runAllTimersAsync();
  return ended;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[MFE-06] what the network failed to bring is asked for again', async () => {
  const load = failing(lost, 2);
  expect(await outcome(load)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([
  ['least', 0, 150, 750],
  ['usual', 0.5, 300, 1500],
])('[MFE-06] each new request waits longer than the one before, at %s so long', async (_how, chance, first, second) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const load = failing(lost, 2);
  const loading = withRetry(load);
  for (const [at, pause] of [first, second].entries()) {
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(load).toHaveBeenCalledTimes(at + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(at + 2);
  }
  expect(await loading).toBe('loaded');
  jest.restoreAllMocks();
});

test('[MFE-06] it is not asked for for ever', async () => {
  const load = failing(lost, 9);
  expect(await outcome(load)).toBe(lost);
  expect(load).toHaveBeenCalledTimes(3);
});

test('[MFE-15] what hangs until its end is asked for once more, so that words stand in its place in half a minute', async () => {
  const load = jest.fn(() => new Promise<string>((_, fail) => setTimeout(fail, 10_000, lost)));
  expect(await outcome(load)).toBe(lost);
  expect(load).toHaveBeenCalledTimes(2);
});

test('[MFE-06] code that throws is not run again', async () => {
  const load = failing(new Error('undefined is not a function'), 1);
  expect(await outcome(load)).toMatchObject({ message: 'undefined is not a function' });
  expect(load).toHaveBeenCalledTimes(1);
});
