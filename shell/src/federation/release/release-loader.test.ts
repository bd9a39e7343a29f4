import { aRelease } from '../testing/registry-rows';
import { createReleaseLoader } from './release-loader';

const release = aRelease('doctor', '1.0.0');

function aHost() {
  const registered: { name: string; entry: string }[] = [];
  const bootstrap = jest.fn(async () => {});
  const lifecycles = { bootstrap, mount: async () => {}, unmount: async () => {} };
  let answer: () => Promise<unknown> = async () => lifecycles;
  return {
    registered,
    lifecycles,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    host: {
      moduleCache: new Map(),
      options: { remotes: registered },
      registerRemotes: (remotes: { name: string }[]) => registered.push(...(remotes as typeof registered)),
      loadRemote: async <T>() => (await answer()) as T,
    },
  };
}

test('[MFE-06] a release is loaded and bootstrapped once, however many ask', async () => {
  const { host, registered, lifecycles } = aHost();
  const loader = createReleaseLoader(host);
  const [one, other] = await Promise.all([loader.load(release), loader.load(release)]);
  expect(one).toBe(other);
  expect(registered).toHaveLength(1);
  expect(lifecycles.bootstrap).toHaveBeenCalledTimes(1);
});

test('[MFE-06] a release that failed is tried again under a new name, at a new URL', async () => {
  const { host, registered } = aHost();
  const loader = createReleaseLoader(host);
  await loader.load(release);
  loader.forget(release);
  await loader.load(release);
  expect(registered.map(({ name, entry }) => [name, entry])).toEqual([
    ['doctor__1_0_0', '/remotes/doctor/1.0.0/remoteEntry.js'],
    ['doctor__1_0_0--1', '/remotes/doctor/1.0.0/remoteEntry.js?try=1'],
  ]);
});

test('[MFE-06] of a release that was given up nothing is asked for again', async () => {
  jest.useFakeTimers();
  const { host, answerWith } = aHost();
  const asked: string[] = [];
  answerWith(async () => {
    asked.push('once');
    throw Object.assign(new Error('a file hung'), { name: 'ChunkLoadError' });
  });
  const loader = createReleaseLoader(host);
  const given = loader.load(release).catch(String);
  await jest.advanceTimersByTimeAsync(0);
  loader.forget(release);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await given).toBe('Error: doctor__1_0_0 was given up');
  expect(asked).toHaveLength(1);
  jest.useRealTimers();
});

test('[MFE-06] a module that is no remote is refused', async () => {
  const { host, answerWith } = aHost();
  answerWith(async () => ({ mount: 'soon' }));
  await expect(createReleaseLoader(host).load(release)).rejects.toThrow('has no lifecycles');
});

test('[SEC-36] a release at another origin is refused before it is asked for', async () => {
  const { host, registered } = aHost();
  const elsewhere = aRelease('doctor', '1.0.0', { entry: 'https://elsewhere.example/remoteEntry.js' });
  await expect(createReleaseLoader(host).load(elsewhere)).rejects.toThrow('not of this origin');
  expect(registered).toEqual([]);
});
