import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Env } from './env';
import { type Peer, peerOf, type Trust } from './peer';

/** The port is taken. */
export class PortInUse extends Error {}

export type Answer = (request: Request, peer: Peer) => Response | Promise<Response>;

export type Patience = Pick<Env, 'KEEP_ALIVE_SECONDS' | 'HEADERS_SECONDS' | 'REQUEST_SECONDS' | 'MAX_CONNECTIONS'>;

const usual: Patience = {
  KEEP_ALIVE_SECONDS: 75,
  HEADERS_SECONDS: 20,
  REQUEST_SECONDS: 300,
  MAX_CONNECTIONS: 10_000,
};

/** An HTTP server that answers with web-standard requests and responses, and waits for nobody without end. */
export function makeServer(answer: Answer, trust: Trust, env: Patience = usual): Server {
  const listener = getRequestListener((request, { incoming }) => answer(request, peerOf(incoming, trust)));
  const options = {
    keepAliveTimeout: env.KEEP_ALIVE_SECONDS * 1000,
    headersTimeout: env.HEADERS_SECONDS * 1000,
    requestTimeout: env.REQUEST_SECONDS * 1000,
    connectionsCheckingInterval: 5000,
  };
  const server = createServer(options, listener);
  server.maxConnections = env.MAX_CONNECTIONS;
  return server;
}

/** Listens and tells the origin it listens at. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(`Port ${port} is taken. Set PORT to another.`) : error),
    );
    server.listen(port, host, () => {
      const { port: given } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${given}`);
    });
  });
}

/** Waits until the requests that are under way have been answered, ten seconds at most. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', resolve);
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
}
