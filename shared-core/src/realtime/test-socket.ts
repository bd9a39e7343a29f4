import { type WebSocketData, ws } from 'msw';
import { server } from '../http/test-server';

export interface Line {
  userId: string | null;
  auth: unknown;
  emit: (name: string, value: unknown) => void;
  /** Ends the line without a word, as a lost network does. */
  drop: () => void;
  /** Ends it as a server does whose token check ran out. */
  dismiss: () => void;
}

type Admit = (auth: unknown) => boolean;
type Reach = () => boolean;

const open = JSON.stringify({ sid: 'e1', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1e6 });

/**
 * The server's side of Socket.IO, as far as these tests need it; keeps the lines that were let in or turned away.
 * Where it cannot be reached a try fails as it does without a network.
 */
export function socketServer(admit: Admit = () => true, canBeReached: Reach = () => true) {
  const lines: Line[] = [];
  const refused: unknown[] = [];
  server.use(
    ws.link(/\/api\/socket/).addEventListener('connection', ({ client }) => {
      if (!canBeReached()) return client.close(4000);
      client.addEventListener('message', ({ data }: { data: WebSocketData }) => {
        if (typeof data !== 'string' || !data.startsWith('40')) return;
        const auth: unknown = JSON.parse(data.slice(2) || 'null');
        if (!admit(auth)) {
          refused.push(auth);
          client.send('44{"message":"Unauthorized"}');
          return;
        }
        client.send('40{"sid":"s1"}');
        lines.push({
          userId: client.url.searchParams.get('userId'),
          auth,
          emit: (name, value) => client.send(`42${JSON.stringify([name, value])}`),
          drop: () => client.close(4000),
          dismiss: () => client.send('41'),
        });
      });
      client.send(`0${open}`);
    }),
  );
  return { lines, refused };
}
