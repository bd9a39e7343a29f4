import { socketPath } from '@tvacha/shared-contract/realtime';
import { http, type RequestHandler, type WebSocketHandler, ws } from 'msw';
import type { MockServer } from './mock-server';
import { speakSocketIo } from './socket-io';

/** The whole mock: every call goes to the server's own app, the socket to the binding. */
export function createHandlers(mock: Pick<MockServer, 'fetch' | 'socket'>): (RequestHandler | WebSocketHandler)[] {
  const link = ws.link(new RegExp(`^wss?://[^/]+${socketPath}/`));
  return [
    link.addEventListener('connection', ({ client }) => speakSocketIo(client, mock.socket)),
    // Not by a pattern with parameters: MSW would decode them, and fail where the path cannot be.
    http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => mock.fetch(request)),
  ];
}
