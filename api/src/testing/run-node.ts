import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@tvacha/shared-contract';
import { socketPath } from '@tvacha/shared-contract/realtime';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { asBrowser, cookieBeside } from './browser';
import { envelopeOf } from './make-app';

const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run npm run test:postgres -w api`);
  return value;
};
export const testRedis = () => given('TEST_REDIS_URL');

/** A new, empty database on the test server. */
export async function newDatabase(name: string): Promise<string> {
  const server = new URL(given('TEST_DATABASE_URL'));
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  const full = `tvacha_${name}_${process.env.JEST_WORKER_ID}`;
  await client.query(`drop database if exists "${full}" with (force)`);
  await client.query(`create database "${full}" template template0`);
  await client.end();
  server.pathname = `/${full}`;
  return server.href;
}

export interface ServerNode {
  url: string;
  child: ChildProcess;
  /** What it wrote to its log. */
  log(): string;
  ended: Promise<number | null>;
  call(method: string, path: string, options?: { body?: unknown; token?: string }): Promise<Reply>;
}

interface Reply {
  status: number;
  headers: Headers;
  body: Envelope;
}

/** All calls of a test come from one browser, whichever process they go to. */
const browser = asBrowser((request) => fetch(request));
const nodes: ChildProcess[] = [];
const folders: string[] = [];
const sockets: Socket[] = [];

/** Starts the built server with the demo data as a process of its own, on a free port. */
export async function startNode(env: Record<string, string>): Promise<ServerNode> {
  const folder = await mkdtemp(join(tmpdir(), 'tvacha-node-'));
  folders.push(folder);
  const child = spawn(process.execPath, [join(__dirname, '../../../demo/dist/main.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      SITE_DIR: folder,
      SECRET: 'ab'.repeat(32),
      SEAL_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      OUTBOX: '1',
      // Most of the work of filling a database is making books.
      DEMO_BOOKS: '1',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  nodes.push(child);
  let log = '';
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let url = '';
  while (child.exitCode === null && !url) {
    url = /ready at (\S+)/.exec(said)?.[1] ?? '';
    await wait(20);
  }
  return {
    url,
    child,
    ended,
    log: () => log,
    async call(method, path, { body, token } = {}) {
      const request = new Request(`${url}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const response = await browser(request);
      return { status: response.status, headers: response.headers, body: await envelopeOf(response) };
    },
  };
}

/** Ends every node and socket that was started here. */
export async function endNodes(): Promise<void> {
  for (const socket of sockets) socket.disconnect();
  for (const child of nodes) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}

export interface Line {
  client: Socket;
  heard: unknown[][];
  connected: Promise<true | string>;
  disconnected: Promise<string>;
  /** Resolves with the next event of this name. */
  next(name: string): Promise<unknown>;
}

/** Opens a socket to a server. */
export function openLine(url: string, token: string): Line {
  const cookie = cookieBeside(token);
  const options = {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(cookie ? { extraHeaders: { cookie: `device=${cookie}` } } : {}),
  };
  const client = io(url, options);
  sockets.push(client);
  const heard: unknown[][] = [];
  // The greeting is the first thing that each hears.
  client.onAny((...event: unknown[]) => event[0] !== 'connection' && heard.push(event));
  return {
    client,
    heard,
    connected: new Promise((resolve) => {
      client.once('connect', () => resolve(true));
      client.once('connect_error', ({ message }) => resolve(message));
    }),
    disconnected: new Promise((resolve) => client.once('disconnect', (reason) => resolve(reason))),
    next: (name) => new Promise((resolve) => client.once(name, resolve)),
  };
}
