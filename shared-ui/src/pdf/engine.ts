import { pdfjs } from 'react-pdf';
import { chunkSize } from './range-requests';

// The bundler copies the worker beside the chunks; it must be of the same version as the library.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Both switches together: without the second, pdf.js reads on to the end of the file by itself. */
export const documentOptions = {
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: chunkSize,
  // The site's policy allows neither.
  isEvalSupported: false,
  useWasm: false,
} as const;
