import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in of a marketing script behaves. */
export type Mood = 'works' | 'missing' | 'throws at once' | 'throws when told';

/**
 * Takes what waits in the queue, and from then on what it is told, and sends it to where it came from, one after
 * another: two requests at once arrive in either order.
 */
const script = `(() => {
  const home = new URL('/told', document.currentScript.src);
  const post = (told) => fetch(home, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(told) });
  let last = Promise.resolve();
  const send = (...told) => {
    last = last.catch(() => undefined).then(() => post(told));
  };
  const waiting = window.mt?.q ?? [];
  window.mt = send;
  for (const told of waiting.splice(0)) send(...told);
})();`;
const scripts: Record<Exclude<Mood, 'missing'>, string> = {
  works: script,
  'throws at once': 'throw new Error("broken at once");',
  'throws when told': 'window.mt = () => { throw new Error("broken when told"); };',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A server with such a script, on an origin of its own. */
export async function startMarketingStub() {
  const told: unknown[][] = [];
  const asked: { url: string; referer: string }[] = [];
  let mood: Mood = 'works';
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url ?? '', referer: request.headers.referer ?? '' });
    if (request.url === '/told') {
      told.push(JSON.parse(await bodyOf(request)));
      response.writeHead(204).end();
    } else if (mood === 'missing') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(scripts[mood]);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    /** Another origin than the portal's, as its port is another. */
    origin: `http://127.0.0.1:${port}`,
    told,
    /** Every request that came. */
    asked,
    be(next: Mood) {
      mood = next;
      told.length = 0;
      asked.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
export type MarketingStub = Awaited<ReturnType<typeof startMarketingStub>>;
