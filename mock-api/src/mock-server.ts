import { readAccessToken } from '@tvacha/api/access-token';
import { createApp } from '@tvacha/api/app';
import { openBulkRunner } from '@tvacha/api/bulk-runner';
import { createConfig } from '@tvacha/api/config';
import { listDemoCodes } from '@tvacha/api/demo-codes';
import { inThreadParser } from '@tvacha/api/file-parser';
import type { FileStore } from '@tvacha/api/file-store';
import type { ImageCodec } from '@tvacha/api/image-codec';
import { silentLog } from '@tvacha/api/log';
import { memoryCounters } from '@tvacha/api/memory-counters';
import { memoryNotifier } from '@tvacha/api/memory-notifier';
import type { Message } from '@tvacha/api/notifier';
import { openPglite } from '@tvacha/api/open-pglite';
import { openOutbox } from '@tvacha/api/outbox';
import { inThreadPasswords, testPasswordCost } from '@tvacha/api/password';
import { readersAmong } from '@tvacha/api/readers-among';
import type { Services } from '@tvacha/api/services';
import { snapshotTables } from '@tvacha/api/table-snapshot';
import { totpAt } from '@tvacha/api/totp';
import { createMockRealtime } from './mock-realtime';
import { type Persona, personas } from './personas';
import type { SocketHooks } from './socket-io';

/** What a browser keeps after a login, under the product's own storage keys. */
export type StoredSession = Record<'token' | 'refreshToken' | 'userId' | 'customerId' | 'isLogin' | 'type', string>;

export interface MockServer {
  fetch(request: Request): Promise<Response>;
  socket: SocketHooks;
  /** What the app is made of, for runs that look behind its answers. */
  services: Services;
  /** Mail and SMS since the last reset, newest last. */
  messages: Message[];
  /** Logs a persona in by the real calls; null for the visitor. */
  signIn(persona: Persona): Promise<StoredSession | null>;
  /** What the authenticator of a member of the demo staff shows. */
  factorCode(email: string): Promise<string>;
  /** What an authenticator that was given this secret shows. */
  totp(secret: string): string;
  dropSockets(): void;
  /** Brings the seeded data back in the tables that were written to. */
  reset(): Promise<void>;
  /** Compares all rows with the seeded ones; the names of tables that differ. */
  differing(): Promise<string[]>;
  close(): Promise<void>;
}

type Account = NonNullable<(typeof personas)[Persona]>;

const secret = (word: string) => new TextEncoder().encode(word.padEnd(32, '.'));
const config = createConfig({
  secrets: {
    accessToken: secret('access'),
    refreshToken: secret('refresh'),
    codePepper: secret('pepper'),
    fileUrl: secret('files'),
    sealKeys: [{ version: 1, key: secret('seal') }],
  },
  passwordCost: testPasswordCost,
  // A reset of the data is seen at once.
  countsLife: 0,
  // Intercepted answers cannot set HttpOnly cookies, so the device cookie is left out here.
  deviceBinding: false,
  // Many tests call from one address within a minute.
  limits: { anonymousPerMinute: 1e6, userPerMinute: 1e6, codesPerMinute: 1e6, loginsPerHour: 1e6 },
});

/**
 * The real server app over an in-memory database that is restored from a seeded dump.
 * @param dump made by `npm run build:mock -w @tvacha/mock-api`
 * @param images how images are redrawn in this place
 * @param faces what documents are set in
 */
export async function openMockServer(
  dump: Blob,
  files: FileStore,
  images: ImageCodec,
  faces: Services['faces'],
): Promise<MockServer> {
  const { db, close } = await openPglite({ loadDataDir: dump });
  const tables = await snapshotTables(db, 'mock');
  const realtime = createMockRealtime((section, ids) => readersAmong({ db }, section, ids));
  const notifier = memoryNotifier();
  const messages = notifier.sent;
  const counters = memoryCounters();
  const clock = { now: () => new Date() };
  const parser = inThreadParser(images);
  const passwords = inThreadPasswords(config.passwordCost);
  const outbox = openOutbox({ db, clock, config, notifier, log: silentLog });
  const parts = {
    db,
    files,
    realtime,
    clock,
    config,
    notifier,
    outbox,
    counters,
    parser,
    scanner: parser,
    passwords,
    faces,
  };
  const services = { ...parts, bulk: openBulkRunner({ ...parts, log: silentLog }) };
  const app = createApp(services);

  const fetch = async (request: Request): Promise<Response> => {
    const response = await app.fetch(request);
    // Messages are sent beside the answer; who looks reads them after it.
    await outbox.idle();
    return response;
  };
  const factorCode = async (email: string) => {
    const known = (await listDemoCodes(db, clock.now())).find((one) => one.email === email);
    if (!known) throw new Error(`${email} has no authenticator that we know`);
    return known.code;
  };
  const post = async (path: string, body: unknown, scopedToken?: string) => {
    const request = new Request(`http://mock.local${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(scopedToken ? { authorization: `Bearer ${scopedToken}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const answer = await (await fetch(request)).json();
    if (answer.error) throw new Error(`${path} answered ${answer.code}`);
    return answer;
  };

  const logIn = async ({ email, password, loginUser }: Extract<Account, { email: string }>) => {
    const first = await post('/api/auth/login', { type: 'password', email, password, loginUser });
    if (first.code !== 'SECOND_FACTOR_NEEDED') return first;
    return post('/api/auth/second-factor/verify', { code: await factorCode(email) }, first.token);
  };
  const lookAround = async ({ phone, fullName }: Extract<Account, { phone: string }>) => {
    await post('/api/demo/register', { phone, fullName });
    const otp = messages.findLast(({ to }) => to === phone)?.text.match(/\b\d{6}\b/)?.[0];
    return post('/api/demo/confirm', { phone, otp });
  };

  return {
    fetch,
    services,
    messages,
    socket: {
      connect: async (auth, socket) => {
        const token = (auth as { token?: unknown } | undefined)?.token;
        const claims = typeof token === 'string' ? await readAccessToken({ config, clock }, token) : null;
        if (!claims) throw new Error('Unauthorized');
        realtime.join({ socket, ...claims });
      },
      disconnect: (socket) => realtime.leave(socket),
    },
    async signIn(persona) {
      const account = personas[persona];
      if (!account) return null;
      const answer = await ('phone' in account ? lookAround(account) : logIn(account));
      const { _id, customerId, role, refreshToken } = answer.result;
      return { token: answer.token, refreshToken, userId: _id, customerId, isLogin: 'true', type: role };
    },
    factorCode,
    totp: (secret) => totpAt(secret, clock.now()),
    dropSockets: () => realtime.dropAll(),
    async reset() {
      messages.length = 0;
      counters.forgetAll();
      await tables.written();
      await tables.restore();
    },
    differing: tables.differing,
    close,
  };
}
