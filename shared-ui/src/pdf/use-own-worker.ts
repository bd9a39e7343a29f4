import { useEffect, useRef, useState } from 'react';
import { documentOptions, startWorker } from './engine';
import type { PdfFile } from './page-list';

/** What pdf.js keeps of a document and clears only once its worker has answered. */
interface Transport {
  messageHandler: { streamControllers: Record<string, { controller?: ReadableStreamDefaultController }> };
  fontLoader: { clear: () => void };
}

/** Ends streams that would be read for ever, which keeps their document in memory, and takes its faces out of the page. */
function clear(pdf: PdfFile): void {
  const { messageHandler, fontLoader }: Transport = pdf._transport;
  for (const { controller } of Object.values(messageHandler.streamControllers))
    controller?.error(new Error('The reader was closed'));
  fontLoader.clear();
}

/**
 * What pdf.js opens a document with: a worker of its own, which starts while the file is fetched and ends with the
 * reader. One that pdf.js makes itself ends only once all that it was asked for is answered, and the ranges of a file
 * that was left never are; so all that pdf.js does after that answer is done here.
 */
export function useOwnWorker(opening: string) {
  const [begun, setBegun] = useState<{ of: string; options: object }>();
  const [failed, setFailed] = useState<string>();
  const opened = useRef<PdfFile>(undefined);
  useEffect(() => {
    const { worker, ready, end } = startWorker();
    ready.catch(() => setFailed(opening));
    setBegun({ of: opening, options: { ...documentOptions, worker } });
    return () => {
      end();
      if (opened.current) clear(opened.current);
      opened.current = undefined;
    };
  }, [opening]);
  return {
    /** Undefined until the worker has begun. */
    options: begun?.of === opening ? begun.options : undefined,
    /** Its script did not come. */
    failed: failed === opening,
    /** To be told of the document once it is open. */
    keep: (pdf: PdfFile) => {
      opened.current = pdf;
    },
  };
}
