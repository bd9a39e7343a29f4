import { hash32 } from '../seed-id';

/** Numbers from 0 to 1, the same row for the same key. */
export function randomOf(key: string): () => number {
  let at = 0;
  return () => {
    at += 1;
    return hash32(key, at) / 2 ** 32;
  };
}
