import { pdfjs } from 'react-pdf';

// The bundler copies the worker beside the chunks; it must be of the same version as the library.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
