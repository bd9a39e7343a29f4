import { refuse } from './refuse';

/** Postgres: a unique value is taken; a row is still referred to. */
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

function databaseCode(error: unknown): unknown {
  return error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
}

/** The one row that a statement was to give; NOT_FOUND where it gave none. */
export const one = <T>([row]: readonly T[]): T => row ?? refuse('NOT_FOUND');

/** Whether a write failed because somebody else has this phone number, email address or code. */
export const isUniqueViolation = (error: unknown): boolean => databaseCode(error) === uniqueViolation;

/** Ends in CONFLICT where the database says that a name is taken or a record still in use. */
export async function mapConstraintErrors<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = databaseCode(error);
    if (code === uniqueViolation || code === foreignKeyViolation) refuse('CONFLICT');
    throw error;
  }
}
