import type { Server } from 'node:http';
import { connect } from 'node:net';
import { makeApp } from '../testing/make-app';
import { drain, listen, makeServer } from './listen';
import { readTrust } from './peer';

const open: Server[] = [];
afterAll(() => Promise.all(open.map(drain)));

/** A server that allows three anonymous calls a minute, and what it says to callers with these headers. */
async function serve(trust: string) {
  const { app } = await makeApp({ limits: { anonymousPerMinute: 3 } });
  const server = makeServer((request, peer) => app.fetch(request, peer), readTrust(trust));
  open.push(server);
  const url = await listen(server, 0, '127.0.0.1');
  return async (forwarded: string) => {
    const response = await fetch(`${url}/api/ip`, { headers: { 'x-forwarded-for': forwarded } });
    return response.status === 200 ? (await response.json()).result.ip : response.status;
  };
}

test('[SEC-42] a made-up X-Forwarded-For wins no more calls: not past the proxy, and not through it', async () => {
  const direct = await serve('0');
  const seen = [];
  for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) seen.push(await direct(made));
  expect(seen).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1', 429]);

  const behind = await serve('127.0.0.1');
  const through = [];
  for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) through.push(await behind(`${made}, 203.0.113.7`));
  expect(through).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7', 429]);
  expect(await behind('203.0.113.8')).toBe('203.0.113.8');
});

test('[SEC-42] connections wait no longer than they may, and there are no more than allowed', async () => {
  const env = { KEEP_ALIVE_SECONDS: 61, HEADERS_SECONDS: 7, REQUEST_SECONDS: 30, MAX_CONNECTIONS: 1 };
  const server = makeServer(() => new Response('here'), readTrust('0'), env);
  open.push(server);
  const { port } = new URL(await listen(server, 0, '127.0.0.1'));
  expect([server.keepAliveTimeout, server.headersTimeout, server.requestTimeout]).toEqual([61_000, 7000, 30_000]);
  const first = connect(Number(port), '127.0.0.1');
  await new Promise((done) => first.once('connect', done));
  const second = connect(Number(port), '127.0.0.1');
  await new Promise((done) => second.once('close', done));
  first.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  expect(String(await new Promise((done) => first.once('data', done)))).toContain('200 OK');
  first.destroy();
});
