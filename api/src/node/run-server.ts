import { UnknownSchema } from '../db/migrate';
import { NotAlone } from '../db/presence-lock';
import { DataInUse } from './data-lock';
import type { DemoData } from './demo-data';
import { EnvError, readEnv } from './env';
import { PortInUse } from './listen';
import { pinoLog } from './pino-log';
import { startServer } from './start-server';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What a person can mend is said in one line; anything else with where it happened. */
function fail(error: unknown): never {
  const plain = [DataInUse, EnvError, NotAlone, PortInUse, UnknownSchema].some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}

async function start(demo?: DemoData): Promise<void> {
  const env = readEnv(process.env, { hasDemo: demo !== undefined });
  const server = await startServer(env, pinoLog(env.LOG_LEVEL), demo);
  say(`Tvacha is ready at ${server.url}`);
  if (env.SEED === 'demo') demo?.welcome({ url: server.url, outbox: env.OUTBOX, now: new Date() }).forEach(say);
  const stop = () => {
    // Should closing hang, the process must still end.
    setTimeout(() => process.exit(1), (env.DRAIN_SECONDS + 25) * 1000).unref();
    server.close().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/**
 * Runs the server of this process by its environment until it is told to stop.
 * @param demo what `SEED=demo` fills an empty database with; without it that is refused
 */
export function runServer(demo?: DemoData): void {
  start(demo).catch(fail);
}
