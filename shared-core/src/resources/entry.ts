import type { Code } from '@tvacha/shared-contract/codes';

/** What is known of one query. */
export interface Entry<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** What was loaded last; stays while it is loaded again, and when that fails. */
  value: Value | null;
  /** Why it failed. */
  code: Code | null;
  /** When the server will take it again, in milliseconds since the epoch, where it said that it was asked too often. */
  retryAt: number | null;
  /** When it was answered or failed, in milliseconds since the epoch: from then on it ages. */
  at: number;
  /** The request that is under way: of several the latest, whose answer counts. */
  request: string | null;
  /** While changes are shown that the server has not agreed to: what becomes of a value that comes from it. */
  received?(value: Value): Partial<Entry<Value>>;
}

/** One change to an entry, of the query of this key. */
export type EntryChange<Value> = (entry: Entry<Value>, key: string) => Entry<Value>;

export const idle: Entry<never> = { status: 'idle', value: null, code: null, retryAt: null, at: 0, request: null };

/** One text for one query, whatever the order of its fields; fields without a value do not count. */
export function keyOf(query: object | undefined): string {
  const given = Object.entries(query ?? {});
  return JSON.stringify(Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The query that a key was made of. */
export const queryOf = <Query>(key: string): Query => JSON.parse(key) as Query;
