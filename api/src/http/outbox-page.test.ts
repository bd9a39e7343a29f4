import { createConfig } from '../app/config';
import { createApp } from '../app/create-app';
import { makeApp, testSecrets } from '../testing/make-app';

async function outbox(kept: 'local' | 'public' | false, surroundings: object): Promise<number> {
  const test$ = await makeApp();
  const app = createApp({ ...test$, config: createConfig({ secrets: testSecrets, outbox: kept }) });
  return (await app.fetch(new Request('http://127.0.0.1/dev/outbox'), surroundings)).status;
}

test('[SEC-14] the outbox answers this machine alone, unless it is said to be public', async () => {
  expect(await outbox('local', { ip: '127.0.0.1', local: true })).toBe(200);
  expect(await outbox('local', { ip: '192.168.1.9', local: false })).toBe(404);
  expect(await outbox('local', {})).toBe(404);
  expect(await outbox('public', { ip: '192.168.1.9', local: false })).toBe(200);
  expect(await outbox(false, { ip: '127.0.0.1', local: true })).toBe(404);
});
