import type { Range } from './fetch-range';

/** Bytes of one piece, as pdf.js asks for them: large ones bring much that lies beside what is wanted. */
export const pieceSize = 32 * 1024;
/** Pieces that a request brings at least. The contents of a page are asked for before its pictures, which lie behind. */
const least = 4;
/** Pieces that are held at most for whoever may ask for them: a megabyte. */
const mostHeld = 32;

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
  /** By number: the bytes of a piece that nobody has asked for, or where it is. */
  readonly #known = new Map<number, Uint8Array | 'asked' | 'given'>();
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
      for (let piece = begin; piece < end; piece += 1) this.#known.set(piece, 'asked');
      this.#options.request({ begin: begin * pieceSize, end: Math.min(this.#options.total, end * pieceSize) });
    }
    queueMicrotask(() => this.#give());
  }

  /** The bytes of a range that was requested. */
  came(begin: number, bytes: Uint8Array): void {
    const { first, last } = piecesOf({ begin, end: begin + bytes.length });
    for (let at = first; at <= last; at += 1)
      this.#known.set(at, bytes.subarray(at * pieceSize - begin, (at + 1) * pieceSize - begin));
    this.#give();
    this.#drop();
  }

  #isHere(at: number): boolean {
    const piece = this.#known.get(at);
    return piece !== undefined && piece !== 'given';
  }

  /** Where a request ends that goes on behind what is wanted, as far as nothing is known. */
  #readOn(begin: number, end: number): number {
    let at = end;
    while (at < this.#pieces && at - begin < least && !this.#known.has(at)) at += 1;
    return at;
  }

  #give(): void {
    this.#wanted = this.#wanted.filter((range) => {
      const { first, last } = piecesOf(range);
      const parts: Uint8Array[] = [];
      for (let at = first; at <= last; at += 1) {
        const piece = this.#known.get(at);
        if (!(piece instanceof Uint8Array)) return true;
        parts.push(piece);
      }
      for (let at = first; at <= last; at += 1) this.#known.set(at, 'given');
      const bytes = new Uint8Array(range.end - range.begin);
      for (const [at, part] of parts.entries()) bytes.set(part, at * pieceSize);
      this.#options.onBytes(range.begin, bytes);
      return false;
    });
  }

  /** Forgets the oldest of what nobody has asked for. */
  #drop(): void {
    const isWanted = (at: number) =>
      this.#wanted.some((range) => at >= piecesOf(range).first && at <= piecesOf(range).last);
    const held = [...this.#known].flatMap(([at, piece]) => (piece instanceof Uint8Array && !isWanted(at) ? [at] : []));
    for (const at of held.slice(0, Math.max(0, held.length - mostHeld))) this.#known.delete(at);
  }
}

/** The pieces of a range, which begins with one. */
const piecesOf = ({ begin, end }: Range) => ({
  first: Math.floor(begin / pieceSize),
  last: Math.ceil(end / pieceSize) - 1,
});
