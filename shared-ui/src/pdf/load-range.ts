import { fetchRange, type Range } from './fetch-range';

/** Milliseconds without a byte after which a request is given up. */
const silence = 15_000;

/** Where the file is now. A signed link ends while one reads; whoever shows the document gets a new one. */
export interface FileLink {
  url: () => string;
  /** Resolves when there is another link than this one; with false where nobody can get one. */
  renew: (ended: string) => Promise<boolean>;
}

export type OnProgress = (loaded: number, total: number) => void;

/** The link has ended, or may not be used any more. */
export const refused = new Set([401, 403, 404, 410]);

export class RequestFailed extends Error {
  constructor(readonly status: number) {
    super(`The file was answered with ${status}`);
  }
}

const totalOf = (response: Response) => Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]);

/** Ends a request of which nothing was heard for a while; `alive` says that something came. */
function watchdog(signal: AbortSignal) {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => ended.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  const rest = () => clearTimeout(timer);
  return {
    signal: ended.signal,
    alive: () => {
      rest();
      timer = setTimeout(() => ended.abort(new Error('Nothing came any more')), silence);
    },
    rest,
    close: () => {
      rest();
      signal.removeEventListener('abort', end);
    },
  };
}

export interface Part {
  bytes: Uint8Array;
  /** Where they begin in the file. */
  at: number;
  /** Bytes of a file that comes whole; 0 of a range, and where it is not known. */
  length: number;
}

/**
 * Reads a range as its bytes come, by another link if need be; the whole from a server that knows no ranges.
 * @returns the bytes of the whole file, where what came is a part of it
 */
export async function streamRange(
  link: FileLink,
  range: Range,
  signal: AbortSignal,
  onPart: (part: Part) => void,
): Promise<number | undefined> {
  const watch = watchdog(signal);
  const ask = (url: string) => {
    watch.alive();
    return fetchRange(url, range, watch.signal);
  };
  try {
    const url = link.url();
    let response = await ask(url);
    if (refused.has(response.status)) {
      watch.rest();
      if (await link.renew(url)) response = await ask(link.url());
    }
    if (!response.ok) throw new RequestFailed(response.status);
    const isPart = response.status === 206;
    const length = isPart ? 0 : Number(response.headers.get('content-length'));
    let at = isPart ? range.begin : 0;
    const reader = response.body?.getReader();
    for (;;) {
      const { value: bytes } = (await reader?.read()) ?? {};
      if (!bytes) break;
      watch.alive();
      onPart({ bytes, at, length });
      at += bytes.length;
    }
    return isPart ? totalOf(response) : undefined;
  } finally {
    watch.close();
  }
}

interface Loaded {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the whole file, where these are a part of it. */
  total: number | undefined;
}

/**
 * The bytes of a range once all have come; the whole from a server that knows no ranges.
 * @param onProgress hears of a file that comes whole
 */
export async function loadRange(
  link: FileLink,
  range: Range,
  signal: AbortSignal,
  onProgress?: OnProgress,
): Promise<Loaded> {
  const parts: Uint8Array[] = [];
  let loaded = 0;
  const total = await streamRange(link, range, signal, ({ bytes, length }) => {
    parts.push(bytes);
    loaded += bytes.length;
    if (length) onProgress?.(Math.min(loaded, length), length);
  });
  const whole = new Uint8Array(loaded);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return { bytes: whole, total };
}
