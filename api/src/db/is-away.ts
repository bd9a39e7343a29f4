/** Codes by which a connection says that the server cannot be reached, or is no more. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Classes and codes of Postgres that pass: connection exceptions, lack of room or connections, a server that
 * stops, starts or recovers, and statements given up for time, a lock or a deadlock.
 */
const postgres = /^(?:08...|53...|57P0[1235]|57014|55P03|40001|40P01|25P03)$/;

/** What the driver says without any code. */
const said =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|PGlite is clos)/;

/** Whether an error, or what caused it, says that the database is away for now and another try makes sense. */
export function isAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (network.has(code) || postgres.test(code))) return true;
    if (said.test(at.message)) return true;
  }
  return false;
}
