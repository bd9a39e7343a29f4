import { Worker } from 'node:worker_threads';
import type {
  Envelope,
  FromPrerenderer,
  PrerenderedPage,
  PrerenderRequest,
  ToPrerenderer,
} from '@tvacha/shared-contract';

export interface Answered {
  status: number;
  envelope?: Envelope;
}

export interface PrerenderWorkerOptions {
  /** The shell's file for the server, as its build made it. */
  file: string;
  /** The site's folder. */
  site: string;
  /** Milliseconds for one page, once the code that prerenders is loaded. */
  limit: number;
  /** Answers what a page asks for. */
  answer(ask: Extract<FromPrerenderer, { kind: 'ask' }>): Promise<Answered>;
}

export interface PrerenderWorker {
  /** Resolves when the code that prerenders is loaded, or will not be. */
  start(): Promise<void>;
  /**
   * The page as HTML; nothing where it is not one to be prerendered.
   * @throws DrawingTimeout, and whatever went wrong in the page's code.
   */
  prerender(request: PrerenderRequest): Promise<PrerenderedPage | undefined>;
  close(): Promise<void>;
}

/** A page took longer than it may; its thread was ended. */
export class PrerenderTimeout extends Error {
  override name = 'PrerenderTimeout';
}

/** What a thread may use, in megabytes: a page that needs more has gone astray. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Milliseconds for loading the code: it is much, and done once. */
const loadLimit = 20_000;

interface Turn {
  id: number;
  done(page: PrerenderedPage | undefined): void;
  failed(error: Error): void;
}

/**
 * Prerenders pages in a thread of its own, one after the other, so that what hangs or breaks there harms nothing here.
 */
export function createPrerenderWorker({ file, site, limit, answer }: PrerenderWorkerOptions): PrerenderWorker {
  let thread: Worker | undefined;
  let loaded: Promise<void> = Promise.resolve();
  let turn: Turn | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let id = 0;

  function open(): Worker {
    // Nothing of this process's environment: code of remotes runs in there.
    const worker = new Worker(file, { workerData: { site }, env: {}, resourceLimits });
    worker.unref();
    loaded = new Promise((done) => {
      const timer = setTimeout(done, loadLimit).unref();
      const settled = () => {
        clearTimeout(timer);
        done();
      };
      worker.once('message', settled);
      worker.once('exit', settled);
    });
    const say = (message: ToPrerenderer) => worker.postMessage(message);
    const ended = (error: Error) => {
      if (thread !== worker) return;
      thread = undefined;
      turn?.failed(error);
    };
    worker.on('error', ended);
    worker.on('exit', () => ended(new Error('The thread that prerenders has ended')));
    worker.on('message', (message: FromPrerenderer) => {
      if (message.kind === 'ask') {
        void answer(message).then((given) => say({ kind: 'answer', id: message.id, ...given }));
      } else if (message.kind !== 'ready' && message.id === turn?.id) {
        if (message.kind === 'prerendered') turn.done(message.page);
        else turn.failed(new Error(message.error));
      }
    });
    return worker;
  }

  async function prerenderNow(request: PrerenderRequest): Promise<PrerenderedPage | undefined> {
    thread ??= open();
    const worker = thread;
    await loaded;
    if (thread !== worker) throw new Error('The code that prerenders cannot be loaded');
    const asked = ++id;
    const timer = setTimeout(() => {
      thread = undefined;
      void worker.terminate();
      turn?.failed(new PrerenderTimeout(`No page after ${limit} ms`));
    }, limit);
    try {
      return await new Promise<PrerenderedPage | undefined>((done, failed) => {
        turn = { id: asked, done, failed };
        const message: ToPrerenderer = { kind: 'prerender', id: asked, request };
        worker.postMessage(message);
      });
    } finally {
      clearTimeout(timer);
      turn = undefined;
    }
  }

  return {
    async start() {
      thread ??= open();
      await loaded;
    },
    prerender(request) {
      const mine = last.then(() => prerenderNow(request));
      last = mine.catch(() => {});
      return mine;
    },
    async close() {
      await thread?.terminate();
    },
  };
}
