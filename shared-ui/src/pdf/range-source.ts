import { pdfjs } from 'react-pdf';
import type { FileLink } from './load-range';
import { openFile, RangeRequests } from './range-requests';
import { pieceSize, ReadAhead } from './read-ahead';

interface SourceEvents {
  onProgress: (loaded: number, total: number) => void;
  onStall: () => void;
}

/** Hands pdf.js the ranges of a file that it asks for. */
export class RangeSource extends pdfjs.PDFDataRangeTransport {
  readonly #requests: RangeRequests;
  readonly #ahead: ReadAhead;

  constructor(first: Uint8Array, total: number, link: FileLink, onStall: () => void) {
    super(total, first);
    this.#requests = new RangeRequests(link, { onStall, onBytes: (begin, bytes) => this.#ahead.came(begin, bytes) });
    // pdf.js has no reader for an answer before its call has returned: both answer later.
    this.#ahead = new ReadAhead({
      total,
      // Side by side they are one request, of which each is given as soon as it is here.
      request: ({ begin, end }) => {
        for (let at = begin; at < end; at += pieceSize)
          this.#requests.ask({ begin: at, end: Math.min(end, at + pieceSize) });
      },
      onBytes: (begin, bytes) => this.onDataRange(begin, bytes),
    });
  }

  override requestDataRange(begin: number, end: number): void {
    this.#ahead.ask({ begin, end: Math.min(end, this.length) });
  }

  override abort(): void {
    this.#requests.abort();
  }

  /** Asks again for what did not come. */
  resume(): void {
    this.#requests.resume();
  }
}

/** What pdf.js reads a document from. */
export type Source = { data: Uint8Array } | { range: RangeSource };

/** @throws where the file does not come in spite of every try. */
export async function openSource(link: FileLink, events: SourceEvents, signal: AbortSignal): Promise<Source> {
  const opened = await openFile(link, events.onProgress, signal);
  if ('data' in opened) return opened;
  return { range: new RangeSource(opened.first, opened.total, link, events.onStall) };
}
