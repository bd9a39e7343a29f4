import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isStaff } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { memoryRealtime } from '../realtime/memory-realtime';
import { forgetFactor } from '../services/auth/forget-factor';
import { createMetrics } from './metrics';
import { openNotifier } from './open-notifier';
import { pinoLog } from './pino-log';
import { runCommand, say } from './run-command';

async function typed(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = lines.question(question);
  // Without it a closed input would leave the question open for ever.
  const none = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  return (await Promise.race([answer, none]).finally(() => lines.close())).trim();
}

/**
 * Resets the second factor of a member of staff from the server itself, for the last admin, whom nobody else can help
 * (SEC-15). The address is typed once more; the log and the mail are those of a reset by an admin.
 */
runCommand(async (db, env) => {
  const { values } = parseArgs({ options: { email: { type: 'string', default: '' } } });
  const email = values.email.toLowerCase();
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user || user.erasedAt || !isStaff(user.role)) {
    say(`Nobody on the staff has the address ${email || 'that --email is to give'}.`);
    return 1;
  }
  const { firstName, lastName, role } = user;
  say(`${firstName} ${lastName} (${role}) loses authenticator, recovery codes and sessions.`);
  if ((await typed('Type the address again to do so: ')).toLowerCase() !== email) {
    say('That is another address. Nothing was changed.');
    return 1;
  }
  const clock = { now: () => new Date() };
  const messages = openNotifier(env, { db, clock, log: pinoLog(env.LOG_LEVEL), metrics: createMetrics(undefined) });
  const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
  const caller = { role: 'all', ip: '', requestId: 'command line', device } as const;
  const told = await db.transaction((tx) =>
    forgetFactor({ db: tx, clock, caller, realtime: memoryRealtime() }, user, { by: 'command line' }),
  );
  if (told) await messages.notifier.send(told).catch((error: Error) => say(`The mail was not sent: ${error.message}`));
  await messages.close();
  say(told ? 'Done: with the next login a new authenticator is set up.' : 'There was no second factor to reset.');
  return told ? 0 : 1;
});
