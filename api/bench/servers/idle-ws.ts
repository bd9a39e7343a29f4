import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { listen } from '../../src/node/listen';
import { optionsGiven, serveParent } from '../child';
import { heapNow } from '../heap';

/** Plain `ws`. */
const { port } = optionsGiven<{ port: number }>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
await listen(server, port, '127.0.0.1');
serveParent(() => ({ heap: heapNow(), sockets: sockets.clients.size }));
