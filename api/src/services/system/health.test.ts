import type { Db } from '../../db/db';
import { makeApp } from '../../testing/make-app';
import { createCtx } from '../ctx';
import { health } from './system';

const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
const caller = { role: 'all', ip: '', requestId: 'test', device } as const;

test('[SEC-42] the server is ready while its database answers', async () => {
  const { call } = await makeApp();
  const { status, body } = await call('GET', '/api/health');
  expect([status, body.code, body.result]).toEqual([200, 'SUCCESS', { status: 'ready', version: '1.0.0' }]);
});

test.each([
  ['refuses', () => Promise.reject(new Error('away'))],
  ['says nothing', () => new Promise(() => {})],
])('[SEC-42] and is not while the database %s', async (_what, execute) => {
  const db = { execute } as unknown as Db;
  const asked = health({ ctx: createCtx({ ...(await makeApp()), db, caller }), input: {} });
  await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE', extras: { retryAfter: 2 } });
});
