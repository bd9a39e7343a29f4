import { pdfjs } from 'react-pdf';
import { pieceSize } from './read-ahead';
import { takeThread, workerScript } from './worker-thread';

pdfjs.GlobalWorkerOptions.workerSrc = workerScript;
/** What the build lays beside the worker; whole addresses, as the worker itself fetches from there. */
const parts = new URL(`pdf-${pdfjs.version}/`, new URL(workerScript, location.href)).toString();

/** Both switches together: without the second, pdf.js reads on to the end of the file by itself. */
export const documentOptions = {
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: pieceSize,
  cMapUrl: `${parts}cmaps/`,
  standardFontDataUrl: `${parts}standard_fonts/`,
  // With its fallback in plain script alone.
  wasmUrl: `${parts}wasm/`,
  // The site's policy allows neither.
  isEvalSupported: false,
  useWasm: false,
} as const;

/**
 * Starts a worker for one document. Where the script of one that pdf.js starts itself did not come once, it tries no
 * other until the page is loaded anew, and calls every file damaged. `ready` is rejected where this one's did not come.
 */
export function startWorker() {
  const { thread, ready, end } = takeThread();
  const worker = pdfjs.PDFWorker.create({ port: thread });
  return {
    worker,
    ready,
    /** Ends it at once, and the wait for it. */
    end: () => {
      worker.destroy();
      end();
    },
  };
}
