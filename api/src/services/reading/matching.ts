import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const literal = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Where a word may occur: a column, or a condition on the pattern. */
type Place = AnyPgColumn | SQL | ((pattern: SQL) => SQL);

/** Every word of the search occurs in one of the places; case does not count, wildcards are plain signs. */
export function matching(search: string | undefined, places: readonly Place[]): SQL | undefined {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const occurs = (word: string) => {
    const pattern = `%${literal(word)}%`;
    return or(...places.map((place) => (typeof place === 'function' ? place(sql`${pattern}`) : ilike(place, pattern))));
  };
  return and(...words.map(occurs));
}
