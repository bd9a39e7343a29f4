import { type Code, type DeviceDetails, deviceHeader, type Envelope } from '@tvacha/shared-contract';
import { codeInChallenge } from '@tvacha/shared-contract/envelope';
import { createConfig, type GivenConfig, type Secrets } from '../app/config';
import { createApp } from '../app/create-app';
import type { MeteredCall } from '../app/meter';
import { inThreadPasswords, testPasswordCost } from '../auth/password';
import { memoryFiles } from '../files/memory-files';
import { memoryCounters } from '../limits/memory-counters';
import { readFontFiles } from '../node/font-files';
import { sharpImages } from '../node/sharp-images';
import { memoryNotifier } from '../notify/memory-notifier';
import { memoryRealtime } from '../realtime/memory-realtime';
import { openBulkRunner } from '../services/admin/bulk/runner';
import type { Services } from '../services/ctx';
import { openOutbox } from '../services/outbox/outbox';
import { inThreadParser } from '../uploads/file-parser';
import { markScanner } from '../uploads/mark-scanner';
import { asBrowser } from './browser';
import { declares, operationAt } from './declared-codes';
import { emptyDatabase } from './test-database';

/** The envelope of an answer; of a 401, which has no body, with the code of its header. @throws where it has one */
export async function envelopeOf(response: Response): Promise<Envelope> {
  const text = await response.text();
  if (response.status !== 401) return JSON.parse(text) as Envelope;
  if (text !== '') throw new Error(`A 401 with a body: ${text.slice(0, 100)}`);
  const code = codeInChallenge(response.headers.get('www-authenticate')) as Code;
  return { error: true, code, message: '', result: null };
}

const key = (fill: number) => new Uint8Array(32).fill(fill);
export const testSecrets: Secrets = {
  accessToken: key(1),
  refreshToken: key(2),
  codePepper: key(3),
  fileUrl: key(4),
  sealKeys: [{ version: 1, key: key(5) }],
};

/** The clock of a test stands still, so a file's calls all fall into one minute. */
const unlimited = {
  anonymousPerMinute: 1e9,
  userPerMinute: 1e9,
  searchesPerMinute: 1e9,
  facetsPerMinute: 1e9,
  suggestionsPerMinute: 1e9,
  reportsPerMinute: 1e9,
  exportsPerMinute: 1e9,
  certificatesPerMinute: 1e9,
  codesPerMinute: 1e9,
  loginsPerHour: 1e9,
};

/** A clock that stands still until it is moved. */
export function testClock(start = '2026-06-01T06:00:00Z') {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    forward: (seconds: number) => {
      at += seconds * 1000;
    },
  };
}

export interface Reply {
  status: number;
  headers: Headers;
  body: Envelope;
}

const bytesOf = (body: Uint8Array) => Uint8Array.from(body);

interface Call {
  /** Bytes go as they are, all else as JSON. */
  body?: unknown;
  token?: string;
  /** Value of the device cookie, where it is not the one that came with the token. */
  cookie?: string;
  /** In a browser that has none of the test's cookies. */
  elsewhere?: boolean;
  device?: DeviceDetails;
  headers?: Record<string, string>;
  ip?: string;
}

/** What tests bring about on purpose: a first login, and a part that is away or broken. */
const broughtAbout = new Set<Code>(['PASSWORD_CHANGE_NEEDED', 'UNAVAILABLE', 'SERVER_ERROR']);

/** The app over the worker's database, with adapters that remember, but for those given in their place. */
export async function makeApp(
  { limits, ...given }: Partial<GivenConfig> = {},
  others: Partial<Pick<Services, 'realtime' | 'releases'>> = {},
) {
  const config = createConfig({
    secrets: testSecrets,
    passwordCost: testPasswordCost,
    countsLife: 0,
    ...given,
    limits: { ...unlimited, ...limits },
  });
  const unsent = {
    db: await emptyDatabase(),
    clock: testClock(),
    config,
    notifier: memoryNotifier(),
    files: memoryFiles(),
    realtime: memoryRealtime(),
    counters: memoryCounters(),
    parser: inThreadParser(sharpImages()),
    scanner: markScanner(),
    passwords: inThreadPasswords(testPasswordCost),
    faces: readFontFiles,
  };
  const logged: string[] = [];
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }));
  const log = { info: write, warn: write, error: write };
  const outbox = openOutbox({ ...unsent, log });
  const parts = { ...unsent, outbox, bulk: openBulkRunner({ ...unsent, outbox, log }) };
  const measured: MeteredCall[] = [];
  const violations: string[] = [];
  const { fetch, ...rest } = createApp({
    ...parts,
    ...others,
    log,
    meter: {
      request: (call) => void measured.push(call),
      violation: (directive) => void violations.push(directive),
    },
  });

  const inBrowser = asBrowser(async (request, surroundings?: Parameters<typeof fetch>[1]) => {
    const response = await fetch(request, surroundings);
    // Runs are carried out and messages sent beside the answer; a test reads them after it.
    await parts.bulk.idle();
    await parts.outbox.idle();
    return response;
  }, config.publicUrl.startsWith('https:'));
  const app = { ...rest, fetch: inBrowser };

  async function call(
    method: string,
    path: string,
    { body, token, cookie, elsewhere, device, headers, ip }: Call = {},
  ): Promise<Reply> {
    const response = await app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: {
          ...(body === undefined || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(cookie ? { cookie: `device=${cookie}` } : elsewhere ? { cookie: '' } : {}),
          ...(device ? { [deviceHeader]: encodeURIComponent(JSON.stringify(device)) } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof Uint8Array ? bytesOf(body) : JSON.stringify(body) }),
      }),
      ip ? { ip } : {},
    );
    const reply = { status: response.status, headers: response.headers, body: await envelopeOf(response) };
    const id = operationAt(method, path);
    const { code, error } = reply.body;
    if (id && !broughtAbout.has(code) && !declares(id, code, error))
      throw new Error(`${id} answered ${code}, which its contract does not have`);
    return reply;
  }
  return { ...parts, app, call, logged, measured, violations };
}
export type TestApp = Awaited<ReturnType<typeof makeApp>>;
