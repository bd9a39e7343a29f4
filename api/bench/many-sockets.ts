import { socketPath } from '@tvacha/shared-contract/realtime';
import WebSocket from 'ws';
import { serveParent } from './child';

export interface Opening {
  port: number;
  count: number;
  /** Whether the server speaks Socket.IO. */
  io: boolean;
}

const held: WebSocket[] = [];

/** Opens a socket and waits until the server took it; `40` is Socket.IO's word for that. */
function open({ port, io }: Opening, at: number): Promise<void> {
  const path = io ? `${socketPath}/?EIO=4&transport=websocket` : '';
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
  held.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    if (!io) return void socket.once('open', () => resolve());
    socket.once('open', () => socket.send(`40{"token":"user-${at}"}`));
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('40')) resolve();
      else if (text.startsWith('44')) reject(new Error(text));
      else if (text === '2') socket.send('3');
    });
  });
}

serveParent(async (opening: Opening) => {
  for (let at = 0; at < opening.count; at += 100) {
    const few = Array.from({ length: Math.min(100, opening.count - at) }, (_, one) => open(opening, at + one));
    await Promise.all(few);
  }
  return { open: held.length };
});
