import { readFileSync, writeFileSync } from 'node:fs';
import type { createServer } from 'node:http';
import { getPath } from 'hono/utils/url';
import { createApp } from '../../src/app/create-app';
import { openPostgres } from '../../src/db/open-postgres';
import { compressAnswer } from '../../src/node/compress-answer';
import { readEnv } from '../../src/node/env';
import { listen, makeServer } from '../../src/node/listen';
import { openShared } from '../../src/node/open-shared';
import { pinoLog } from '../../src/node/pino-log';
import { socketAdmission } from '../../src/node/sockets/admit';
import { attachSockets } from '../../src/node/sockets/sockets';
import { optionsGiven, serveParent } from '../child';
import { servicesOver } from '../services';

/** The server's own stack: Node adapter, app, Postgres, sockets, its log; but without its limits of calls. */
const { port, databaseUrl, redisUrl } = optionsGiven<{ port: number; databaseUrl: string; redisUrl?: string }>();
const log = pinoLog('error');
const shared = openShared(readEnv(redisUrl ? { REDIS_URL: redisUrl } : {}), log);
const { db } = openPostgres({ connectionString: databaseUrl, connections: 10, onError: () => undefined });
const live = () =>
  new Response('{"status":"live"}', {
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json',
    },
  });
const handle: { app?: ReturnType<typeof createApp> } = {};
const server: ReturnType<typeof createServer> = makeServer(
  async (request, peer) => {
    if (getPath(request) === '/api/live') return live();
    return handle.app ? compressAnswer(request, await handle.app.fetch(request, peer)) : live();
  },
  () => false,
);
const sockets = attachSockets(server, { ...shared, mayOpen: () => true });
const services = { ...servicesOver(db), counters: shared.counters, realtime: sockets.realtime };
sockets.open(socketAdmission(services));
handle.app = createApp({ ...services, log });
await listen(server, port, '127.0.0.1');
/** The most memory since it was asked for last; what `resourceUsage` tells on Linux holds the parent's before `exec`. Megabytes. */
function mostMemory(): number {
  try {
    const most = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
    // Begins the count anew (proc(5)).
    writeFileSync('/proc/self/clear_refs', '5');
    return most / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}
serveParent(() => ({ now: process.memoryUsage().rss / 1_048_576, most: mostMemory() }));
