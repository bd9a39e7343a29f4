import { useEffect, useState } from 'react';
import { pdfjs } from 'react-pdf';
import { documentOptions } from './engine';

/**
 * What pdf.js opens a document with: a worker of its own, which starts while the file is fetched and ends with the
 * reader. One that pdf.js makes itself ends only once all that it was asked for is answered, and the ranges of a file
 * that was left never are.
 * @returns undefined until the worker has begun
 */
export function useOwnWorker(opening: string) {
  const [begun, setBegun] = useState<{ of: string; options: object }>();
  useEffect(() => {
    const worker = new pdfjs.PDFWorker();
    setBegun({ of: opening, options: { ...documentOptions, worker } });
    return () => worker.destroy();
  }, [opening]);
  return begun?.of === opening ? begun.options : undefined;
}
