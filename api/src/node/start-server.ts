import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { getPath } from 'hono/utils/url';
import { type App, createApp } from '../app/create-app';
import type { Log } from '../app/log';
import { failure } from '../http/envelope';
import { statusOf } from '../http/errors';
import { startBulkJob } from './bulk-job';
import { compressAnswer } from './compress-answer';
import { configOf } from './config-of';
import { lockData } from './data-lock';
import type { DemoData } from './demo-data';
import { startDocumentsJob } from './documents-job';
import type { Env } from './env';
import { readFontFiles } from './font-files';
import { guardAnswers } from './guard-headers';
import { drain, listen, makeServer } from './listen';
import { startMeetingJob } from './meeting-job';
import { createMetrics } from './metrics';
import { nativePasswords } from './native-passwords';
import { openData } from './open-data';
import { openFiles, openScanner } from './open-files';
import { openNotifier } from './open-notifier';
import { openShared } from './open-shared';
import { startParser } from './parser/parser-process';
import { startPurgeJob } from './purge-job';
import { startSearchWordsJob } from './search-words-job';
import { loadSecrets } from './secrets';
import { createPrerenderer } from './site/prerender/prerenderer';
import { publishedReleases } from './site/read-registry';
import { createSite } from './site/site';
import { socketAdmission } from './sockets/admit';
import { originGate } from './sockets/origins';
import { attachSockets } from './sockets/sockets';
import { startSweepJob } from './sockets/sweep-job';
import { yieldToEventLoop } from './yield-to-event-loop';

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

const isOurs = (path: string) => path === '/api' || path.startsWith('/api/') || path === '/dev/outbox';

const plain = { 'cache-control': 'no-store' };
// Made by hand: the adapter answers with such a response without copying it.
const alive = () => new Response('{"status":"live"}', { headers: { ...plain, 'content-type': 'application/json' } });
const notReady = () =>
  Response.json(failure('UNAVAILABLE'), {
    status: statusOf('UNAVAILABLE'),
    headers: { ...plain, 'retry-after': '1' },
  });

/** The embedded database belongs to one process; a server's does not. */
const lockFor = async (env: Env) => (env.DATABASE_URL ? async () => {} : lockData(env.DATA_DIR));

/** What pages are told of the marketing script. */
const marketingOf = (env: Env) =>
  env.MARKETING_SCRIPT_URL
    ? { src: env.MARKETING_SCRIPT_URL, integrity: env.MARKETING_SCRIPT_INTEGRITY, queue: env.MARKETING_QUEUE }
    : undefined;

/** Starts everything on one port. It listens first and answers 503 until all is ready; it resolves when that is so. */
export async function startServer(env: Env, log: Log, demo?: DemoData): Promise<RunningServer> {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const unlock = await lockFor(env);
  let app: App | undefined;
  let leaving = false;
  // Pages and calls stand in one line: each gets a turn of the event loop.
  const turn = yieldToEventLoop();
  const metrics = createMetrics(env.METRICS_TOKEN);
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false;
  let publicUrl = env.PUBLIC_URL ?? '';
  const prerendering = createPrerenderer({ dir: env.SITE_DIR, app: () => app, log });
  const { prerender, askArticles } = prerendering;
  const worker = env.SERVICE_WORKER === 'on';
  const marketing = marketingOf(env);
  const site = createSite({
    dir: env.SITE_DIR,
    https,
    worker,
    marketing,
    origin: () => publicUrl,
    prerender,
    askArticles,
    onRead: (read, ip) => app?.noteVisit(read, ip),
    turn,
    onRefused: (reason) => log.warn({ reason }, 'row of the registry refused'),
  });
  const server = makeServer(
    async (request, peer) => {
      const pathname = getPath(request);
      if (pathname === '/api/live') return alive();
      if (pathname === '/metrics') return metrics.answer(request, peer);
      // Before anything is done for it: requests that come together are heard in one turn of the event loop.
      await turn();
      if (!isOurs(pathname)) return site(request, peer.ip);
      if (!app || (leaving && pathname === '/api/health')) return notReady();
      return compressAnswer(request, await app.fetch(request, peer));
    },
    env.TRUST_PROXY,
    env,
  );
  guardAnswers(server, https);
  try {
    const url = await listen(server, env.PORT, env.HOST);
    publicUrl ||= url;
    const shared = openShared(env, log);
    const mayOpen = originGate(env.PUBLIC_URL, env.ALLOWED_ORIGINS);
    const sockets = attachSockets(server, { ...shared, mayOpen });
    // Once more, as those answer before all who listened till now.
    guardAnswers(server, https);
    metrics.watch('sockets', 'Open sockets of this process', sockets.count);
    const files = await openFiles(env);
    const { db, close: closeData } = await openData(env, files, log, metrics, demo);
    const clock = { now: () => new Date() };
    const config = configOf(env, { publicUrl, secrets: await loadSecrets(env) });
    const messages = openNotifier(env, { db, clock, config, log, metrics });
    const parser = startParser();
    const parts = {
      db,
      files,
      clock,
      config,
      notifier: messages.notifier,
      outbox: messages.outbox,
      realtime: sockets.realtime,
      counters: shared.counters,
      parser,
      scanner: openScanner(env, parser),
      passwords: nativePasswords(config.passwordCost),
      faces: readFontFiles,
      releases: () => publishedReleases(env.SITE_DIR),
    };
    const bulk = startBulkJob(parts, log);
    const services = { ...parts, bulk };
    sockets.open(socketAdmission(services));
    const stopSweeping = startSweepJob(sockets, log);
    const stopPurging = startPurgeJob(services, log);
    const stopReading = startDocumentsJob(services, parser, log);
    const stopAnnouncing = startMeetingJob(services, log);
    const stopNoting = startSearchWordsJob(services.db, log);
    await prerendering.start();
    const running = createApp({ ...services, log, meter: messages.meter, turn });
    // It takes the event loop a fifth of a second, and is made before anybody is kept waiting.
    await running.fetch(new Request(new URL('/api/openapi.json', url)));
    app = running;
    const settling = setInterval(() => running.settle(), 5000).unref();
    log.info({ url }, 'ready');
    return {
      url,
      close: async () => {
        leaving = true;
        await wait(env.DRAIN_SECONDS * 1000);
        stopSweeping();
        stopPurging();
        stopNoting();
        stopAnnouncing();
        stopReading();
        await bulk.close();
        await prerendering.close();
        await Promise.all([drain(server), sockets.close()]);
        clearInterval(settling);
        await running.settle();
        await messages.close();
        await parser.close();
        shared.close();
        await closeData();
        await unlock();
      },
    };
  } catch (error) {
    server.close();
    await unlock();
    throw error;
  }
}
