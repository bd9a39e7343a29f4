/** Structured log. Fields never hold personal data: ids and codes, no names, numbers, bodies or queries. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const ignore = () => {};
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };
