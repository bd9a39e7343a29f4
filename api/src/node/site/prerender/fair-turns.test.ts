import { createFairTurns } from './fair-turns';

const options = { perMinute: 10, waitingEach: 3, waiting: 5 };

/** Turns whose works are written down when they begin, and wait until they are let go. */
function open(given: Partial<typeof options> = {}) {
  let time = 0;
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const turnOf = createFairTurns({ ...options, ...given, now: () => time });
  const ask = (ip: string, name: string) =>
    turnOf(ip, () => {
      begun.push(name);
      return new Promise<string>((done) => gates.push(() => done(name)));
    });
  const finish = async () => {
    for (let gate = gates.shift(); gate; gate = gates.shift()) {
      gate();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { begun, ask, finish, forward: (milliseconds: number) => (time += milliseconds) };
}

test('[SEC-42] each address has its turn, whoever asks for more', async () => {
  const { begun, ask, finish } = open();
  for (const name of ['a1', 'a2', 'a3']) void ask('203.0.113.1', name);
  void ask('203.0.113.2', 'b1');
  void ask('203.0.113.3', 'c1');
  await finish();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('[SEC-42] a full line lets a newcomer in for the last of whoever has most in it, and nobody else', async () => {
  const { begun, ask, finish } = open();
  void ask('203.0.113.1', 'a0');
  const [, , last] = ['a1', 'a2', 'a3'].map((name) => ask('203.0.113.1', name));
  expect(ask('203.0.113.1', 'a4')).toBeUndefined();
  for (const name of ['b1', 'b2']) void ask('2001:db8::1', name);
  expect(ask('2001:db8::2', 'b3, of the same network')).toBeUndefined();
  void ask('203.0.113.3', 'c1');
  expect(await last).toBeUndefined();
  await finish();
  expect(begun).toEqual(['a0', 'a1', 'b1', 'c1', 'a2', 'b2']);
});

test('[SEC-42] an address has so many turns in a minute', async () => {
  const { ask, finish, forward } = open({ perMinute: 2 });
  const [one, two] = [ask('203.0.113.1', 'one'), ask('203.0.113.1', 'two')];
  await finish();
  expect(await Promise.all([one, two])).toEqual(['one', 'two']);
  expect(ask('203.0.113.1', 'three')).toBeUndefined();
  expect(ask('203.0.113.2', 'another')).toBeDefined();
  forward(60_000);
  expect(ask('203.0.113.1', 'three')).toBeDefined();
  await finish();
});
