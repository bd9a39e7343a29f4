/** Bytes that the first request brings. */
export const chunkSize = 128 * 1024;

/** Bytes from `begin` to before `end`. */
export interface Range {
  begin: number;
  end: number;
}

/** What opens a file. */
export const firstRange: Range = { begin: 0, end: chunkSize };

let preloaded: { url: string; answer: Promise<Response>; abort: AbortController } | undefined;

const ask = (url: string, { begin, end }: Range, signal: AbortSignal) =>
  fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal });

/**
 * Asks for the first range before there is a viewer; `fetchRange` gives its answer away.
 * @returns what ends the request if nobody has taken it
 */
export function preloadFirstRange(url: string): () => void {
  const abort = new AbortController();
  const mine = { url, answer: ask(url, firstRange, abort.signal), abort };
  // It fails for whoever takes it.
  mine.answer.catch(() => undefined);
  preloaded = mine;
  return () => {
    if (preloaded !== mine) return;
    preloaded = undefined;
    abort.abort();
  };
}

/** The answer to a request for a range: the one that was preloaded by this very link, once, or a new one. */
export function fetchRange(url: string, range: Range, signal: AbortSignal): Promise<Response> {
  if (range !== firstRange || preloaded?.url !== url) return ask(url, range, signal);
  const { answer, abort } = preloaded;
  preloaded = undefined;
  signal.addEventListener('abort', () => abort.abort(signal.reason));
  return answer;
}
