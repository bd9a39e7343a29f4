import { pino } from 'pino';
import type { Log } from '../app/log';

/** Structured log lines on standard error; standard output is for what a person should read. */
export function pinoLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
