import { chunkSize, firstRange, type Range } from './fetch-range';
import {
  type FileLink,
  loadRange,
  type OnProgress,
  type Part,
  RequestFailed,
  refused,
  streamRange,
} from './load-range';

/** A file up to this many bytes comes in one piece. */
const smallFile = 1024 * 1024;
const mostRequests = 4;
/** Bytes of one request at most: a longer one would keep what is seen next waiting. */
const mostBytes = 8 * chunkSize;
/** Milliseconds before a range is asked for again. */
const pauses = [500, 2000];

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

/** A range, and when it was asked for: those of one moment are of one page. */
interface Asked extends Range {
  turn: number;
}

/** Ranges that lie side by side are one request, up to a length; what was asked for last, which is seen, goes first. */
function joined(ranges: readonly Asked[]): Asked[][] {
  const groups: Asked[][] = [];
  for (const range of ranges.toSorted((one, other) => one.begin - other.begin)) {
    const group = groups.at(-1);
    const isNext = group?.at(-1)?.end === range.begin && range.end - (group[0]?.begin ?? 0) <= mostBytes;
    if (group && isNext) group.push(range);
    else groups.push([range]);
  }
  const turnOf = (group: readonly Asked[]) => Math.max(...group.map(({ turn }) => turn));
  return groups.sort((one, other) => turnOf(other) - turnOf(one));
}

/** Gives each range once all its bytes are here, and takes it from `left`. @returns what takes the parts, in order */
function fill(left: Range[], give: RangeEvents['onBytes']) {
  let filled: Uint8Array | undefined;
  return ({ bytes, at }: Part) => {
    for (let range = left[0]; range; range = left[0]) {
      filled ??= new Uint8Array(range.end - range.begin);
      const from = Math.max(at, range.begin);
      const to = Math.min(at + bytes.length, range.end);
      if (from < to) filled.set(bytes.subarray(from - at, to - at), from - range.begin);
      if (to < range.end) return;
      give(range.begin, filled);
      filled = undefined;
      left.shift();
    }
  };
}

interface RangeEvents {
  onBytes: (begin: number, bytes: Uint8Array) => void;
  /** Ranges did not come in spite of every try; `resume` asks for them again. */
  onStall: () => void;
}

/** The ranges of a file that are asked for: each is given once it has come; what did not come can be asked for again. */
export class RangeRequests {
  readonly #link: FileLink;
  readonly #events: RangeEvents;
  readonly #abort = new AbortController();
  #outstanding: Asked[] = [];
  #turn = 0;
  #underway = 0;
  #stalled = false;
  #planned = false;

  constructor(link: FileLink, events: RangeEvents) {
    this.#link = link;
    this.#events = events;
  }

  /** Answers later, never within this call. */
  ask(range: Range): void {
    this.#outstanding.push({ ...range, turn: this.#turn });
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
      this.#turn += 1;
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

  async #fetch(group: readonly Asked[]): Promise<void> {
    const { signal } = this.#abort;
    const end = group.at(-1)?.end ?? 0;
    const left = [...group];
    this.#underway += 1;
    try {
      await persist(async () => {
        if (!left[0]) return;
        const range = { begin: left[0].begin, end };
        await streamRange(this.#link, range, signal, fill(left, this.#events.onBytes));
        if (left.length > 0) throw new Error('Less came than was asked for');
      }, signal);
    } catch {
      if (signal.aborted) return;
      this.#outstanding.push(...left);
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
    const { bytes: first, total } = await loadRange(link, firstRange, signal, onProgress);
    if (!total) return { data: first };
    onProgress(first.length, total);
    if (total > smallFile) return { first, total };
    if (first.length >= total) return { data: first };
    const rest = await loadRange(link, { begin: first.length, end: total }, signal);
    const data = new Uint8Array(total);
    data.set(first);
    data.set(rest.bytes, first.length);
    onProgress(total, total);
    return { data };
  }, signal);
}
