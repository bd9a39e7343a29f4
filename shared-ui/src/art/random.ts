/** A source of numbers from 0 to 1 that is the same for the same seed: drawings never change between two renders. */
export function seeded(seed: string): () => number {
  let state = 1779033703 ^ seed.length;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list, by a number from 0 to 1. */
export function pick<T>(list: readonly [T, ...T[]], at: number): T {
  return list[Math.floor(at * list.length)] ?? list[0];
}
