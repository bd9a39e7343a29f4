import { refuse } from '../../refuse';

/** Postgres: a unique value is taken; a row is still referred to. */
const clashes = new Set(['23505', '23503']);

/** Ends in CONFLICT where the database says that a name is taken or a record still in use. */
export async function orConflict<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
    if (typeof cause?.code === 'string' && clashes.has(cause.code)) refuse('CONFLICT');
    throw error;
  }
}
