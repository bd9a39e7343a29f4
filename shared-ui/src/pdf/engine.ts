import { pdfjs } from 'react-pdf';
import { chunkSize } from './range-requests';

// The bundler copies the worker beside the chunks; it must be of the same version as the library.
export const workerScript = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
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
