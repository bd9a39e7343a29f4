import { createServer } from 'node:http';
import { listen } from '../../src/node/listen';
import { optionsGiven, serveParent } from '../child';

/** Plain Node: the same bytes and headers as /api/live has. */
const { port } = optionsGiven<{ port: number }>();
const body = JSON.stringify({ status: 'live' });
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
});
await listen(server, port, '127.0.0.1');
serveParent(() => undefined);
