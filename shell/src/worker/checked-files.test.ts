import { createHash, webcrypto } from 'node:crypto';
import type { Registry } from '@tvacha/shared-contract/registry';
import { aRelease, aRow } from '../federation/testing/registry-rows';
import { checkedFiles } from './checked-files';

const file = 'https://tvacha.example/remotes/doctor/1.0.0/page.1a2b3c4d.js';
const right = 'self.a = 1';
const hash = `sha384-${createHash('sha384').update(right).digest('base64')}`;
const registry: Registry = {
  seq: 1,
  remotes: [
    aRow('doctor', { current: aRelease('doctor', '1.0.0', { integrity: { [new URL(file).pathname]: hash } }) }),
  ],
};
const script = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });

let thrownOut: string[];
beforeEach(() => {
  thrownOut = [];
  const opened = { delete: async (key: string) => thrownOut.push(key) };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: async () => opened } });
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
});

/** What is given out of the cache for an address. */
const use = (checks: ReturnType<typeof checkedFiles>, url: string, cachedResponse: Response) =>
  checks.cachedResponseWillBeUsed({ request: { url } as Request, cacheName: 'assets', cachedResponse });

test('[SEC-36] a kept file that is not what the registry says is thrown out when it is used, at any of its addresses', async () => {
  const checks = checkedFiles(async () => registry);
  expect(await use(checks, file, script('self.a = 2'))).toBeUndefined();
  expect(await use(checks, `${file}?try=3`, script('self.a = 2'))).toBeUndefined();
  expect(thrownOut).toEqual([file, file]);
});

test('[SEC-36] a kept file that is right is given out, and looked at once', async () => {
  const digest = jest.spyOn(crypto.subtle, 'digest');
  const ask = jest.fn(async () => registry);
  const checks = checkedFiles(ask);
  for (const address of [file, `${file}?try=3`, file]) {
    const response = await use(checks, address, script(right));
    expect(await response?.text()).toBe(right);
  }
  expect(digest).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(thrownOut).toEqual([]);
  digest.mockRestore();
});

test.each([
  ['does not come', () => Promise.reject(new Error('no connection'))],
  ['hangs', () => new Promise<Registry>(() => {})],
])('[SES-07] where the registry %s a kept file is given out all the same', async (_what, ask) => {
  jest.useFakeTimers();
  const used = use(checkedFiles(ask), file, script('self.a = 2'));
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  expect(await used).toBeDefined();
});
