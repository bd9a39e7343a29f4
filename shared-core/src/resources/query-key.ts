/** One text for one query, whatever the order of its fields; fields without a value do not count. */
export function keyOf(query: object | undefined): string {
  const given = Object.entries(query ?? {});
  return JSON.stringify(Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The query that a key was made of. */
export const queryOf = <Query>(key: string): Query => JSON.parse(key) as Query;
