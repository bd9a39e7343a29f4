import { pdfjs } from 'react-pdf';
import { chunkSize } from './range-requests';

// The bundler copies the worker beside the chunks; it must be of the same version as the library.
const workerScript = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
pdfjs.GlobalWorkerOptions.workerSrc = workerScript;
// It weighs more than the viewer: it comes while the link to a file is asked for, and not once that is there.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: workerScript }),
);

/** What the build lays beside the worker; whole addresses, as the worker itself fetches from there. */
const parts = new URL(`pdf-${pdfjs.version}/`, new URL(workerScript, location.href)).toString();

/** Both switches together: without the second, pdf.js reads on to the end of the file by itself. */
export const documentOptions = {
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: chunkSize,
  cMapUrl: `${parts}cmaps/`,
  standardFontDataUrl: `${parts}standard_fonts/`,
  // With its fallback in plain script alone.
  wasmUrl: `${parts}wasm/`,
  // The site's policy allows neither.
  isEvalSupported: false,
  useWasm: false,
} as const;

/** For how long the worker's script is waited for, in milliseconds: some 225 kB, and one that hangs says nothing. */
const patience = 60_000;

/**
 * Starts a worker for one document. Where the script of one that pdf.js starts itself did not come once, it tries no
 * other until the page is loaded anew, and calls every file damaged. `ready` is rejected where this one's did not come.
 */
export function startWorker() {
  const thread = new Worker(workerScript, { type: 'module' });
  const worker = pdfjs.PDFWorker.create({ port: thread });
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
    worker,
    ready,
    /** Ends it at once, and the wait for it. */
    end: () => {
      heard.abort();
      worker.destroy();
      thread.terminate();
    },
  };
}
