import { createInterface } from 'node:readline/promises';
import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db';
import { users } from '../db/schema';
import { memoryRealtime } from '../realtime/memory-realtime';
import { forgetFactor } from '../services/auth/forget-factor';
import type { Env } from './env';
import { readArguments, runCommand, say, withDatabase } from './run-command';
import { loadSecrets } from './secrets';

async function typed(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = lines.question(question);
  // Without it a closed input would leave the question open for ever.
  const none = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  return (await Promise.race([answer, none]).finally(() => lines.close())).trim();
}

async function resetFactor(db: Db, env: Env, email: string): Promise<number> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user || user.erasedAt || !isStaff(user.role)) {
    say(`Nobody on the staff has the address ${email || 'that --email is to give'}.`);
    return 1;
  }
  const { firstName, lastName, role } = user;
  say(`${firstName} ${lastName} (${role}) loses authenticator, recovery codes, passkeys and sessions.`);
  if ((await typed('Type the address again to do so: ')).toLowerCase() !== email) {
    say('That is another address. Nothing was changed.');
    return 1;
  }
  const clock = { now: () => new Date() };
  const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
  const caller = { role: 'all', ip: '', requestId: 'command line', device } as const;
  // The mail waits in the database for a server, which looks there every few seconds.
  const outbox = { wake: () => undefined, idle: async () => undefined };
  const parts = { clock, caller, outbox, realtime: memoryRealtime(), config: { secrets: await loadSecrets(env) } };
  const done = await db.transaction((tx) => forgetFactor({ db: tx, ...parts }, user, { by: 'command line' }));
  say(done ? 'Done: with the next login a new authenticator is set up.' : 'There was no second factor to reset.');
  return done ? 0 : 1;
}

/**
 * Resets the second factor of a member of staff from the server itself, for the last admin, whom nobody else can help
 * (SEC-15). The address is typed once more; the log and the mail are those of a reset by an admin.
 */
runCommand(async (env) => {
  const { values } = readArguments({ options: { email: { type: 'string', default: '' } } });
  return withDatabase(env, (db) => resetFactor(db, env, values.email.toLowerCase()));
});
