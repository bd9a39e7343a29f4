import type { Log } from '../app/log';
import type { Services } from '../services/ctx';
import { readDocuments } from '../services/documents/read-documents';
import type { PageReader } from '../uploads/page-reader';

const every = 30_000;

/** Reads the text and sizes of PDFs that were put in, now and every half minute. @returns what ends it */
export function startDocumentsJob(services: Services, reader: PageReader, log: Log): () => void {
  let isBusy = false;
  const read = () => {
    if (isBusy) return;
    isBusy = true;
    readDocuments({ ...services, reader })
      .then(
        (count) => {
          if (count.read + count.failed > 0) log.info(count, 'documents read');
        },
        (error: unknown) => log.warn({ reason: (error as Error).name }, 'documents not read'),
      )
      .finally(() => {
        isBusy = false;
      });
  };
  read();
  const timer = setInterval(read, every);
  return () => clearInterval(timer);
}
