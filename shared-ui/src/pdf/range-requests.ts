/** Bytes of one range, as pdf.js asks for them and as the first request brings them. */
export const chunkSize = 128 * 1024;
/** A file up to this many bytes comes in one piece. */
const smallFile = 1024 * 1024;
const mostRequests = 4;
/** Milliseconds before a range is asked for again. */
const pauses = [500, 2000];

/** Where the file is now. A signed link ends while one reads; whoever shows the document gets a new one. */
export interface FileLink {
  url: () => string;
  /** Resolves when there is another link than this one; with false where nobody can get one. */
  renew: (ended: string) => Promise<boolean>;
}

/** Bytes from `begin` to before `end`. */
interface Range {
  begin: number;
  end: number;
}

type OnProgress = (loaded: number, total: number) => void;

/** The link has ended, or may not be used any more. */
const refused = new Set([401, 403, 404, 410]);

class RequestFailed extends Error {
  constructor(readonly status: number) {
    super(`The file was answered with ${status}`);
  }
}

const totalOf = (response: Response) => Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]);

/** The bytes from `begin` to before `end`, by another link if need be; the whole from a server that knows no ranges. */
async function request(link: FileLink, { begin, end }: Range, signal: AbortSignal): Promise<Response> {
  const ask = (url: string) => fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal });
  const url = link.url();
  let response = await ask(url);
  if (refused.has(response.status) && (await link.renew(url))) response = await ask(link.url());
  if (response.ok) return response;
  throw new RequestFailed(response.status);
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A file of no bytes has no first range. */
const noSuchRange = 416;

const isFinal = (error: unknown) =>
  error instanceof RequestFailed && (refused.has(error.status) || error.status === noSuchRange);

/** Why a document is not open: its line, its right or its file failed, or what came is no PDF that can be read. */
export type OpenFailure = 'line' | 'refused' | 'gone' | 'damaged';

/** What it means that `openFile` failed. */
export function failureOf(error: unknown): OpenFailure {
  if (!(error instanceof RequestFailed)) return 'line';
  if (error.status === 404 || error.status === 410) return 'gone';
  if (error.status === noSuchRange) return 'damaged';
  return refused.has(error.status) ? 'refused' : 'line';
}

/** Asks again after each pause; what was aborted is over, and so is what was refused. */
async function persist<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error;
      await wait(pause);
    }
  }
  return work();
}

async function readWhole(response: Response, onProgress: OnProgress): Promise<Uint8Array> {
  const total = Number(response.headers.get('content-length'));
  if (!response.body || !total) return new Uint8Array(await response.arrayBuffer());
  let loaded = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      loaded += bytes.length;
      onProgress(Math.min(loaded, total), total);
      controller.enqueue(bytes);
    },
  });
  return new Uint8Array(await new Response(response.body.pipeThrough(counted)).arrayBuffer());
}

/** Ranges that lie side by side are one request. */
function joined(ranges: readonly Range[]): Range[][] {
  const groups: Range[][] = [];
  for (const range of ranges.toSorted((one, other) => one.begin - other.begin)) {
    const group = groups.at(-1);
    if (group?.at(-1)?.end === range.begin) group.push(range);
    else groups.push([range]);
  }
  return groups;
}

interface RangeEvents {
  onBytes: (begin: number, bytes: Uint8Array) => void;
  /** Ranges did not come in spite of every try; `resume` asks for them again. */
  onStall: () => void;
}

/** The ranges of a file that are asked for: what did not come is kept, so that it can be asked for again. */
export class RangeRequests {
  readonly #link: FileLink;
  readonly #events: RangeEvents;
  readonly #abort = new AbortController();
  #outstanding: Range[] = [];
  #underway = 0;
  #stalled = false;
  #planned = false;

  constructor(link: FileLink, events: RangeEvents) {
    this.#link = link;
    this.#events = events;
  }

  /** Answers later, never within this call. */
  ask(range: Range): void {
    this.#outstanding.push(range);
    this.#plan();
  }

  abort(): void {
    this.#abort.abort();
  }

  /** Asks again for what did not come. */
  resume(): void {
    this.#stalled = false;
    this.#plan();
  }

  #plan(): void {
    if (this.#planned || this.#stalled) return;
    this.#planned = true;
    setTimeout(() => {
      this.#planned = false;
      this.#send();
    });
  }

  #send(): void {
    const groups = joined(this.#outstanding);
    while (groups.length > 0 && this.#underway < mostRequests && !this.#abort.signal.aborted) {
      const group = groups.shift() ?? [];
      this.#outstanding = this.#outstanding.filter((range) => !group.includes(range));
      void this.#fetch(group);
    }
  }

  async #fetch(group: readonly Range[]): Promise<void> {
    const { signal } = this.#abort;
    const begin = group[0]?.begin ?? 0;
    const end = group.at(-1)?.end ?? 0;
    this.#underway += 1;
    try {
      const bytes = await persist(async () => {
        const response = await request(this.#link, { begin, end }, signal);
        const all = new Uint8Array(await response.arrayBuffer());
        return response.status === 206 ? all : all.slice(begin, end);
      }, signal);
      for (const range of group) this.#events.onBytes(range.begin, bytes.slice(range.begin - begin, range.end - begin));
    } catch {
      if (signal.aborted) return;
      this.#outstanding.push(...group);
      if (!this.#stalled) this.#events.onStall();
      this.#stalled = true;
    } finally {
      this.#underway -= 1;
      if (this.#outstanding.length > 0) this.#plan();
    }
  }
}

/** A file that has come whole, or the beginning of one that is read by ranges. */
type OpenedFile = { data: Uint8Array } | { first: Uint8Array; total: number };

/**
 * Opens a file by its first bytes: a small one, or one from a server without ranges, comes whole.
 * @throws where the file does not come in spite of every try.
 */
export function openFile(link: FileLink, onProgress: OnProgress, signal: AbortSignal): Promise<OpenedFile> {
  return persist(async () => {
    const response = await request(link, { begin: 0, end: chunkSize }, signal);
    const total = totalOf(response);
    if (response.status !== 206 || !total) return { data: await readWhole(response, onProgress) };
    const first = new Uint8Array(await response.arrayBuffer());
    onProgress(first.length, total);
    if (total > smallFile) return { first, total };
    if (first.length >= total) return { data: first };
    const rest = await request(link, { begin: first.length, end: total }, signal);
    const data = new Uint8Array(total);
    data.set(first);
    data.set(new Uint8Array(await rest.arrayBuffer()), first.length);
    onProgress(total, total);
    return { data };
  }, signal);
}
