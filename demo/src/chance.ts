import { hash32 } from './seed-id';

/** A number from 0 up to, not including, `below`; always the same for the same key. */
export const chance = (key: string, below: number): number => hash32(key) % below;

/** True in so many of a hundred keys. */
export const happens = (key: string, percent: number): boolean => chance(key, 100) < percent;

/** The list in another order, always the same one for a key. */
export const shuffled = <T>(list: readonly T[], key: string): T[] =>
  list
    .map((item, at) => ({ item, rank: hash32(`${key}/${at}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
