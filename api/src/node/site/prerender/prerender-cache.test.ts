import { createPrerenderCache } from './prerender-cache';

let now = 0;
const options = { fresh: 30, pause: 5, stale: 600, patience: 20, most: 6, now: () => now };
beforeEach(() => {
  now = 0;
});

/** A maker whose answers come when the test says so. */
function slowMaker() {
  const open: ((value: string | undefined) => void)[] = [];
  return { open, make: () => new Promise<string | undefined>((done) => open.push(done)) };
}
const turn = () => new Promise((done) => setImmediate(done));

test('[NAV-15] what is fresh is given at once, what is stale too while it is made anew behind it', async () => {
  const keep = createPrerenderCache<string>(options);
  let made = 0;
  const make = async () => `made ${++made}`;
  expect(await keep('a', make)).toBe('made 1');
  now = 29;
  expect(await keep('a', make)).toBe('made 1');
  now = 31;
  expect(await keep('a', make)).toBe('made 1');
  await turn();
  expect(await keep('a', make)).toBe('made 2');
  now = 1000;
  expect(await keep('a', make)).toBe('made 3');
});

test('[NAV-15] nobody waits longer than the patience, and the work is not lost', async () => {
  const keep = createPrerenderCache<string>(options);
  const { open, make } = slowMaker();
  expect(await keep('a', make)).toBeUndefined();
  open[0]?.('late');
  await turn();
  expect(await keep('a', make)).toBe('late');
  expect(open).toHaveLength(1);
});

test('[NAV-15] a failure is remembered for a moment only', async () => {
  const keep = createPrerenderCache<string>(options);
  let tries = 0;
  const make = async () => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
    return 'well';
  };
  expect(await keep('a', make)).toBeUndefined();
  now = 4;
  expect(await keep('a', make)).toBeUndefined();
  now = 6;
  await keep('a', make);
  await turn();
  expect([await keep('a', make), tries]).toEqual(['well', 2]);
});

test('[NAV-15] what may not be made now is made when it is asked for again, and what is stale is given meanwhile', async () => {
  const keep = createPrerenderCache<string>(options);
  const refuse = () => undefined;
  expect(await keep('a', refuse)).toBeUndefined();
  expect(await keep('a', async () => 'made')).toBe('made');
  now = 31;
  expect(await keep('a', refuse)).toBe('made');
});

test('[NAV-15] [SEC-42] pages that are asked for once neither fill the memory nor take the place of others', async () => {
  const keep = createPrerenderCache<string>(options);
  let made = 0;
  const count = async () => `made ${++made}`;
  for (const key of ['home', 'about', 'home', 'about']) await keep(key, count);
  for (let at = 0; at < 20; at += 1) await keep(`strange ${at}`, count);
  expect(made).toBe(22);
  for (const key of ['home', 'about', 'strange 19']) await keep(key, count);
  expect(made).toBe(22);
  await keep('strange 0', count);
  expect(made).toBe(23);
});
