import { createServer } from 'node:http';
import { socketPath } from '@tvacha/shared-contract/realtime';
import { Server } from 'socket.io';
import { listen } from '../../src/node/listen';
import { optionsGiven, serveParent } from '../child';
import { heapNow } from '../heap';

/** Bare Socket.IO without a room or a listener of ours; it lets go of requests as its documentation says. */
const { port } = optionsGiven<{ port: number }>();
const server = createServer();
const io = new Server(server, { path: socketPath, serveClient: false, perMessageDeflate: false });
io.engine.on('connection', (conn: object) => Object.assign(conn, { request: undefined }));
await listen(server, port, '127.0.0.1');
serveParent(() => ({ heap: heapNow(), sockets: io.of('/').sockets.size }));
