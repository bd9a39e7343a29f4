import type { WebSocketHandlerConnection } from 'msw';

/** Packet types of Engine.IO 4 and Socket.IO 5, as far as a server of one namespace needs them. */
const engine = { open: '0', close: '1', ping: '2', pong: '3', message: '4' } as const;
const packet = { connect: '0', disconnect: '1', event: '2', ack: '3', connectError: '4' } as const;

/** Shorter than the client's patience, so that a quiet socket lives. Milliseconds. */
const pingInterval = 20_000;

type Client = WebSocketHandlerConnection['client'];

export interface MockSocket {
  emit(event: string, ...args: unknown[]): void;
  /** Drops the connection without a word, as a lost network does. */
  drop(): void;
  close(): void;
}

export interface SocketHooks {
  /** Decides whether the client may connect, from the `auth` payload; throws or rejects to refuse. */
  connect(auth: unknown, socket: MockSocket): Promise<void> | void;
  event?(name: string, args: unknown[], socket: MockSocket): unknown;
  disconnect?(socket: MockSocket): void;
}

/**
 * Speaks Socket.IO's server side over one intercepted WebSocket: handshake, auth, events, acknowledgements, pings.
 * The published binding has neither acknowledgements nor pings.
 */
export function speakSocketIo(client: Client, hooks: SocketHooks): void {
  const send = (type: string, body?: unknown, id = '') =>
    client.send(`${engine.message}${type}${id}${body === undefined ? '' : JSON.stringify(body)}`);
  const beat = setInterval(() => client.send(engine.ping), pingInterval);
  const socket: MockSocket = {
    emit: (event, ...args) => send(packet.event, [event, ...args]),
    drop: () => client.close(4000),
    close: () => {
      send(packet.disconnect);
      client.close();
    },
  };

  const handshake = async (body: string) => {
    try {
      await hooks.connect(body ? JSON.parse(body) : undefined, socket);
      send(packet.connect, { sid: crypto.randomUUID() });
      socket.emit('connection');
    } catch (error) {
      send(packet.connectError, { message: error instanceof Error ? error.message : 'Unauthorized' });
    }
  };
  const event = async (body: string) => {
    const [, id = '', json = '[]'] = body.match(/^(\d*)(\[.*)$/s) ?? [];
    const [name, ...args] = JSON.parse(json) as [string, ...unknown[]];
    const answer = await hooks.event?.(name, args, socket);
    if (id) send(packet.ack, answer === undefined ? [] : [answer], id);
  };

  client.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || data[0] !== engine.message) return;
    const body = data.slice(2);
    if (data[1] === packet.connect) void handshake(body);
    else if (data[1] === packet.event) void event(body);
    else if (data[1] === packet.disconnect) client.close();
  });
  client.addEventListener('close', () => {
    clearInterval(beat);
    hooks.disconnect?.(socket);
  });
  client.send(
    engine.open +
      JSON.stringify({
        sid: crypto.randomUUID(),
        upgrades: [],
        pingInterval: 25_000,
        pingTimeout: 20_000,
        maxPayload: 1e6,
      }),
  );
}
