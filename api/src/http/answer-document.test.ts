import { Hono } from 'hono';
import { makeApp } from '../testing/make-app';
import { answerDocument } from './answer-document';
import type { AppEnv } from './caller';

test('[SEC-42] a document is made once, however many ask for it', async () => {
  const make = jest.fn(() => ({ openapi: '3.1.0' }));
  const app = new Hono<AppEnv>().get('/', answerDocument(make));
  const answers = await Promise.all(Array.from({ length: 5 }, async () => (await app.request('/')).json()));
  expect(answers).toEqual(Array(5).fill({ openapi: '3.1.0' }));
  expect(make).toHaveBeenCalledTimes(1);
});

test('[API-02] [SEC-42] who has the description of the API already is not sent it again', async () => {
  const { app } = await makeApp();
  const ask = (headers: Record<string, string> = {}) =>
    app.fetch(new Request('http://127.0.0.1/api/openapi.json', { headers }));
  const first = await ask();
  const mark = first.headers.get('etag') ?? '';
  const second = await ask({ 'if-none-match': mark });
  expect([first.status, second.status, await second.text()]).toEqual([200, 304, '']);
  expect(second.headers.get('x-request-id')).toBeTruthy();
  const other = await ask({ 'if-none-match': 'W/"another"' });
  expect([other.status, await other.text()]).toEqual([200, await first.text()]);
});
