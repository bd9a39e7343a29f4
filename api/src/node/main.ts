import { totpAt } from '../auth/totp';
import { NotAlone } from '../db/hold-presence';
import { demoAccounts } from '../seed/demo-accounts';
import { demoSecrets } from '../seed/demo-factors';
import { DataInUse } from './data-lock';
import { type Env, EnvError, readEnv } from './env';
import { PortInUse } from './listen';
import { pinoLog } from './pino-log';
import { startServer } from './start-server';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What a person can mend is said in one line; anything else with where it happened. */
function fail(error: unknown): never {
  const plain = [DataInUse, EnvError, NotAlone, PortInUse].some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}

function greet(url: string, { SEED, OUTBOX }: Env): void {
  say(`Tvacha is ready at ${url}`);
  if (SEED !== 'demo') return;
  say('Demo accounts:');
  for (const { label, firstName, lastName, phone, email, password } of demoAccounts) {
    say(
      `  ${label}: ${firstName} ${lastName}, ${[phone, password && `${email} / ${password}`].filter(Boolean).join(', ')}`,
    );
  }
  if (!OUTBOX) return;
  for (const [email, secret] of Object.entries(demoSecrets)) {
    say(`  Authenticator of ${email}: ${totpAt(secret, new Date())} now, secret ${secret}`);
  }
  say(`Codes sent to phones, and those of the authenticators, are read at ${url}/dev/outbox`);
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const server = await startServer(env, pinoLog(env.LOG_LEVEL), fail);
  greet(server.url, env);
  const stop = () => {
    // Should closing hang, the process must still end.
    setTimeout(() => process.exit(1), (env.DRAIN_SECONDS + 25) * 1000).unref();
    server.close().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch(fail);
