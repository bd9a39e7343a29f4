import { mkdir } from 'node:fs/promises';
import { createConfig } from '../app/config';
import { type App, createApp } from '../app/create-app';
import type { Log } from '../app/log';
import { failure } from '../http/envelope';
import { statusOf } from '../http/status';
import { memoryCounters } from '../limits/memory-counters';
import { outboxNotifier } from '../services/outbox/outbox-notifier';
import { markScanner } from '../uploads/mark-scanner';
import { admitSocket } from './admit-socket';
import { compressAnswer } from './compress-answer';
import { lockData } from './data-lock';
import type { Env } from './env';
import { drain, listen, makeServer } from './listen';
import { openData } from './open-data';
import { loadSecrets } from './secrets';
import { sharpImages } from './sharp-images';
import { createSite } from './site/site';
import { attachSockets } from './socket';

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

const isOurs = (path: string) => path === '/api' || path.startsWith('/api/') || path === '/dev/outbox';

const notReady = () =>
  Response.json(failure('UNAVAILABLE'), {
    status: statusOf('UNAVAILABLE'),
    headers: { 'retry-after': '1', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

/** Starts everything on one port. It listens first and answers 503 until all is ready; it resolves when that is so. */
export async function startServer(env: Env, log: Log, onLost: (error: Error) => void): Promise<RunningServer> {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const unlock = await lockData(env.DATA_DIR, onLost);
  let app: App | undefined;
  const site = createSite({ dir: env.SITE_DIR, https: env.PUBLIC_URL?.startsWith('https:') ?? false });
  const server = makeServer(async (request, ip) => {
    if (!isOurs(new URL(request.url).pathname)) return site(request);
    return app ? compressAnswer(request, await app.fetch(request, { ip })) : notReady();
  }, env.TRUST_PROXY === '1');
  try {
    const url = await listen(server, env.PORT, env.HOST);
    const publicUrl = env.PUBLIC_URL ?? url;
    const sockets = attachSockets(server, publicUrl);
    const { db, files, close: closeData } = await openData(env, log);
    const clock = { now: () => new Date() };
    const config = createConfig({ secrets: await loadSecrets(env.DATA_DIR, env.SECRET), publicUrl, outbox: true });
    const services = {
      db,
      files,
      clock,
      config,
      notifier: outboxNotifier({ db, clock }),
      realtime: sockets.realtime,
      counters: memoryCounters(),
      images: sharpImages(),
      scanner: markScanner(),
    };
    sockets.open(admitSocket(services));
    app = createApp({ ...services, log });
    log.info({ url }, 'ready');
    return {
      url,
      close: async () => {
        await Promise.all([drain(server), sockets.close()]);
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
