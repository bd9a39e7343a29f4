import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { answerJson } from '../http/answer-json';
import type { AppEnv } from '../http/caller';
import { compressAnswer } from './compress-answer';

const books = Array.from({ length: 40 }, (_, id) => ({ id, title: `बाल और त्वचा, भाग ${id}` }));

function answerOf(value: unknown) {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => answerJson(c, value));
  return app.fetch(new Request('http://api/'));
}

const asked = (accepted: string) => new Request('http://api/', { headers: { 'accept-encoding': accepted } });

test('[DOC-01] a list goes out compressed, and a cache is told by what it differs', async () => {
  const sent = await compressAnswer(asked('gzip, br'), await answerOf(books));
  expect(sent.headers.get('content-encoding')).toBe('br');
  expect(sent.headers.get('vary')).toBe('accept-encoding');
  expect(JSON.parse(brotliDecompressSync(await sent.arrayBuffer()).toString())).toEqual(books);
});

test('[DOC-01] a list goes out as it is to whoever takes no encoding, and says that it differs', async () => {
  const answer = await answerOf(books);
  expect(compressAnswer(asked('identity'), answer)).toBe(answer);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
});

test('[DOC-01] a short answer goes out as it was made', async () => {
  const answer = await answerOf({ id: 1 });
  expect(compressAnswer(asked('gzip, br'), answer)).toBe(answer);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(await answer.json()).toEqual({ id: 1 });
});

test('[SEC-42] an answer that has a mark is packed once for each encoding', async () => {
  const app = new Hono<AppEnv>().get('/', (c) => answerJson(c, books, 200, { etag: 'W/"1"' }));
  const send = async (accepted: string) => {
    const answer = await app.fetch(new Request('http://api/'));
    const read = jest.spyOn(answer, 'arrayBuffer');
    const sent = await compressAnswer(asked(accepted), answer);
    return { encoding: sent.headers.get('content-encoding'), length: (await sent.bytes()).length, read };
  };
  const [first, second, other] = [await send('br'), await send('br'), await send('gzip')];
  expect([first.encoding, second.encoding, other.encoding]).toEqual(['br', 'br', 'gzip']);
  expect(second.length).toBe(first.length);
  expect(first.read).toHaveBeenCalledTimes(1);
  expect(second.read).not.toHaveBeenCalled();
  expect(other.read).toHaveBeenCalledTimes(1);
});
