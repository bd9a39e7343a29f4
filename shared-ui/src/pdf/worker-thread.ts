// The bundler copies the worker beside the chunks; it must be of the same version as the library.
export const workerScript = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
// It weighs more than the viewer: it comes while the link to a file is asked for, and not once that is there.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: workerScript }),
);

/** For how long the worker's script is waited for, in milliseconds: some 225 kB, and one that hangs says nothing. */
const patience = 60_000;

export interface WorkerThread {
  thread: Worker;
  /** Rejected where its script did not come. */
  ready: Promise<void>;
  /** Ends it at once, and the wait for it. */
  end: () => void;
}

function startThread(): WorkerThread {
  const thread = new Worker(workerScript, { type: 'module' });
  const heard = new AbortController();
  const ready = new Promise<void>((done, fail) => {
    const { signal } = heard;
    const giveUp = () => {
      heard.abort();
      fail(new Error('The script of the PDF worker did not come'));
    };
    const timer = setTimeout(giveUp, patience);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // It says that it is ready as soon as its script runs.
    const hear = () => {
      heard.abort();
      done();
    };
    thread.addEventListener('message', hear, { signal });
    thread.addEventListener('error', giveUp, { signal });
  });
  return {
    thread,
    ready,
    end: () => {
      heard.abort();
      thread.terminate();
    },
  };
}

let preloaded: WorkerThread | undefined;

/** Starts a thread before there is a viewer. @returns what ends it if nobody has taken it */
export function preloadThread(): () => void {
  const mine = startThread();
  // Whoever takes it is told.
  mine.ready.catch(() => undefined);
  preloaded = mine;
  return () => {
    if (preloaded !== mine) return;
    preloaded = undefined;
    mine.end();
  };
}

/** A thread in which pdf.js reads one document: the one that was preloaded, or a new one. */
export function takeThread(): WorkerThread {
  const thread = preloaded ?? startThread();
  preloaded = undefined;
  return thread;
}
