import { silentLog } from '../../src/app/log';
import { readEnv } from '../../src/node/env';
import { listen, makeServer } from '../../src/node/listen';
import { openShared } from '../../src/node/open-shared';
import { attachSockets } from '../../src/node/sockets/sockets';
import { optionsGiven, serveParent } from '../child';
import { heapNow } from '../heap';

/** Our sockets; a token is whose it says it is, so that each is a user of their own. */
const { port } = optionsGiven<{ port: number }>();
const server = makeServer(
  () => new Response('nothing', { status: 404 }),
  () => false,
);
const sockets = attachSockets(server, { ...openShared(readEnv({}), silentLog), mayOpen: () => true });
sockets.open({
  admit: async (token) => ({ userId: token, sessionId: `${token} here`, until: Date.now() + 3_600_000 }),
  live: async (ids) => new Set(ids),
  readers: async (_section, ids) => new Set(ids),
});
await listen(server, port, '127.0.0.1');
serveParent(() => ({ heap: heapNow(), sockets: sockets.count() }));
