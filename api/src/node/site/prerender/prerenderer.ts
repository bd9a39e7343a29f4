import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRoute, type PrerenderedPage, type PrerenderRequest, type RemoteRow } from '@tvacha/shared-contract';
import type { App } from '../../../app/create-app';
import type { Log } from '../../../app/log';
import type { AskArticles } from '../search/search-files';
import { answerPageRequest } from './answer-page-request';
import { createFairTurns } from './fair-turns';
import { createPrerenderCache } from './prerender-cache';
import { createPrerenderWorker, PrerenderTimeout, type PrerenderWorker } from './prerender-worker';

const seconds = 1000;
/** How long a page may take; one that takes longer would not come sooner than drawn by the browser. */
const limit = 5 * seconds;
/** How long whoever asks for a page waits for one that is not there yet. */
const patience = 3 * seconds;
/** How long a release that hung is left alone. */
const rest = 60 * seconds;

export interface PrerendererOptions {
  /** The site's folder. */
  dir: string;
  /** The app, as soon as it is there. */
  app: () => Pick<App, 'fetch'> | undefined;
  log: Log;
  /** Milliseconds for one page. */
  limit?: number;
  /** Milliseconds that a visitor waits for a page which is not kept. */
  patience?: number;
}

export interface Prerenderer {
  /** Loads the code that prerenders, so that the first visitor need not wait for it. */
  start(): Promise<void>;
  /**
   * A page as HTML; nothing where it is to be drawn by the browser alone.
   * @param ip whose request it is: what is not kept is prerendered for each address in turn, and within a limit (SEC-42)
   */
  prerender(request: PrerenderRequest, ip?: string): Promise<PrerenderedPage | undefined>;
  /** The articles that anyone may read. @throws where the app is not there or refuses. */
  askArticles: AskArticles;
  close(): Promise<void>;
}

/** What tells one release's file from another. */
const serverOf = (row: RemoteRow | undefined) => row?.current.server && row.current.integrity[row.current.server];

/** Prerenders public pages and keeps them for a while. */
export function createPrerenderer(options: PrerendererOptions): Prerenderer {
  const { dir, app, log } = options;
  const file = join(dir, 'shell/server.cjs');
  const keep = createPrerenderCache<PrerenderedPage>({
    fresh: 30 * seconds,
    pause: 5 * seconds,
    stale: 600 * seconds,
    patience: options.patience ?? patience,
    most: 300,
  });
  const turnOf = createFairTurns({ perMinute: 60, waitingEach: 4, waiting: 40 });
  const resting = new Map<string, number>();
  let prerenderer: PrerenderWorker | undefined;
  let build = '';

  const answer: Parameters<typeof createPrerenderWorker>[0]['answer'] = async (ask) => {
    const running = app();
    return running ? answerPageRequest(running, ask) : { status: 503 };
  };

  /** the prerenderer of the shell that is on the site now; none where its build made none. */
  async function current(): Promise<PrerenderWorker | undefined> {
    const found = await stat(file).catch(() => undefined);
    const mark = found ? `${found.mtimeMs} ${found.size}` : '';
    if (mark !== build) {
      void prerenderer?.close();
      prerenderer = found && createPrerenderWorker({ file, site: dir, limit: options.limit ?? limit, answer });
      build = mark;
    }
    return prerenderer;
  }

  return {
    async start() {
      await (await current())?.start();
    },
    async prerender(request, ip = '') {
      const { path, search, language, registry } = request;
      const ready = await current();
      if (!ready || !app()) return undefined;
      const row = matchRoute(registry.remotes, path)?.row;
      const server = serverOf(row);
      if (row && (!server || (resting.get(server) ?? 0) > Date.now())) return undefined;
      return keep(`${build} ${registry.seq} ${language} ${path}${search}`, () =>
        turnOf(ip, () =>
          ready.prerender(request).catch((error: Error) => {
            if (server && error instanceof PrerenderTimeout) resting.set(server, Date.now() + rest);
            // Not the path: it may hold what somebody searched for.
            log.warn({ area: row?.area, release: row?.current.name, error: error.message }, 'page not prerendered');
            return undefined;
          }),
        ),
      );
    },
    async askArticles(query) {
      const { envelope } = await answer({ kind: 'ask', id: 0, operation: 'articles.list', query });
      if (!envelope || envelope.error) throw new Error('The articles cannot be had now');
      return envelope.result as Awaited<ReturnType<AskArticles>>;
    },
    async close() {
      await prerenderer?.close();
    },
  };
}
