import { chunkSize, type Range } from './fetch-range';

/** Bytes of one piece, as pdf.js asks for them: large ones bring much that lies beside what is wanted. */
export const pieceSize = 8 * 1024;
/** Pieces that a request brings at least. The contents of a page are asked for before its pictures, which lie behind. */
const least = chunkSize / pieceSize;
/** Pieces that are held at most for whoever may ask for them: a megabyte. */
const mostHeld = 8 * least;

interface ReadAheadOptions {
  /** Bytes of the whole file. */
  total: number;
  /** Asks for a range, whose bytes `came` is to hear of. */
  request: (range: Range) => void;
  onBytes: (begin: number, bytes: Uint8Array) => void;
}

/** Asks for more than what is wanted, and holds it: on a slow line each request waits as long as it takes to read on. */
export class ReadAhead {
  readonly #options: ReadAheadOptions;
  readonly #pieces: number;
  /** Pieces on their way, by number. */
  readonly #asked = new Set<number>();
  /** Pieces that pdf.js does not have yet. */
  readonly #held = new Map<number, Uint8Array>();
  readonly #given = new Set<number>();
  #wanted: Range[] = [];

  constructor(options: ReadAheadOptions) {
    this.#options = options;
    this.#pieces = Math.ceil(options.total / pieceSize);
  }

  /** Answers later, never within this call. */
  ask(range: Range): void {
    this.#wanted.push(range);
    const { first, last } = piecesOf(range);
    for (let at = first; at <= last; at += 1) {
      if (this.#isHere(at)) continue;
      const begin = at;
      while (at <= last && !this.#isHere(at)) at += 1;
      const end = at <= last ? at : this.#readOn(begin, at);
      for (let piece = begin; piece < end; piece += 1) this.#asked.add(piece);
      this.#options.request({ begin: begin * pieceSize, end: Math.min(this.#options.total, end * pieceSize) });
    }
    queueMicrotask(() => this.#give());
  }

  /** The bytes of a range that was requested. */
  came(begin: number, bytes: Uint8Array): void {
    const { first, last } = piecesOf({ begin, end: begin + bytes.length });
    for (let at = first; at <= last; at += 1) {
      this.#asked.delete(at);
      this.#held.set(at, bytes.subarray(at * pieceSize - begin, (at + 1) * pieceSize - begin));
    }
    this.#give();
    this.#drop();
  }

  #isHere(at: number): boolean {
    return this.#asked.has(at) || this.#held.has(at);
  }

  /** Where a request ends that goes on behind what is wanted, as far as nothing is known. */
  #readOn(begin: number, end: number): number {
    let at = end;
    while (at < this.#pieces && at - begin < least && !this.#isHere(at) && !this.#given.has(at)) at += 1;
    return at;
  }

  #give(): void {
    this.#wanted = this.#wanted.filter((range) => {
      const { first, last } = piecesOf(range);
      // The last one comes last: from there a long range is found to be incomplete at once.
      for (let at = last; at >= first; at -= 1) if (!this.#held.has(at)) return true;
      const bytes = new Uint8Array(range.end - range.begin);
      for (let at = first; at <= last; at += 1) {
        bytes.set(this.#held.get(at) ?? [], (at - first) * pieceSize);
        this.#held.delete(at);
        this.#given.add(at);
      }
      this.#options.onBytes(range.begin, bytes);
      return false;
    });
  }

  /** Forgets the oldest of what nobody has asked for. */
  #drop(): void {
    if (this.#held.size <= mostHeld) return;
    const wanted = this.#wanted.map(piecesOf);
    const spare = [...this.#held.keys()].filter((at) => !wanted.some(({ first, last }) => at >= first && at <= last));
    for (const at of spare.slice(0, Math.max(0, spare.length - mostHeld))) this.#held.delete(at);
  }
}

/** The pieces of a range, which begins with one. */
const piecesOf = ({ begin, end }: Range) => ({
  first: Math.floor(begin / pieceSize),
  last: Math.ceil(end / pieceSize) - 1,
});
