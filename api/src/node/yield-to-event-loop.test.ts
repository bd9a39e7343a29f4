import { yieldToEventLoop } from './yield-to-event-loop';

test('[SEC-42] between two calls of a flood the event loop hears what has come meanwhile', async () => {
  const turn = yieldToEventLoop();
  const seen: string[] = [];
  const call = async (name: string) => {
    await turn();
    seen.push(name);
  };
  const flood = ['a', 'b', 'c'].map(call);
  await flood[0];
  setImmediate(() => seen.push('heard'));
  await Promise.all(flood);
  expect(seen).toEqual(['a', 'b', 'heard', 'c']);
  await call('later');
  expect(seen.at(-1)).toBe('later');
});
