import { and, ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const literal = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Every word of the search occurs in one of the columns; case does not count, wildcards are plain signs. */
export function matching(search: string | undefined, columns: readonly (AnyPgColumn | SQL)[]): SQL | undefined {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  return and(...words.map((word) => or(...columns.map((column) => ilike(column, `%${literal(word)}%`)))));
}
