import { createApp } from '../src/app/create-app';
import { fullPasswordCost, hashPassword } from '../src/auth/password';
import { migrate } from '../src/db/migrate';
import { openPglite } from '../src/db/open-pglite';
import { openPostgres } from '../src/db/open-postgres';
import { addUser } from '../src/testing/people';
import { median } from './rates';
import { servicesOver } from './services';

const each = 500;
/** Milliseconds between the medians of known and unknown (SEC-13). */
const aim = 5;
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Contact {
  email: string;
  phone: string;
}

const url = process.env.BENCH_DATABASE_URL;
const { db, close } = url
  ? openPostgres({ connectionString: url, connections: 4, onError: () => undefined })
  : await openPglite();
await migrate(db);
const app = createApp(servicesOver(db));

const phoneOf = (at: number) => `+9180000${String(at).padStart(5, '0')}`;
const passwordHash = await hashPassword('Banyan-step-47', fullPasswordCost);
const known: Contact[] = [];
for (let at = 0; at < each; at += 1) {
  const contact = { email: `known-${at}@tvacha.example`, phone: phoneOf(at) };
  await addUser(db, { ...contact, customerId: `TVD-K${at}`, passwordHash });
  known.push(contact);
}
const unknown = known.map((_, at) => ({ email: `nobody-${at}@tvacha.example`, phone: phoneOf(each + at) }));

const asking: [string, string, (contact: Contact) => object][] = [
  ['a forgotten password', '/api/auth/password/forgot', ({ email }) => ({ email })],
  ['another code by email', '/api/auth/otp/resend', ({ email }) => ({ email, purpose: 'reset' })],
  ['another code by phone', '/api/auth/otp/resend', ({ phone }) => ({ phone, purpose: 'registration' })],
  ['a wrong code', '/api/auth/otp/verify', ({ email }) => ({ email, otp: '000000', purpose: 'reset' })],
  [
    'a wrong password',
    '/api/auth/login',
    ({ email }) => ({ type: 'password', email, password: 'Not-the-password-1', loginUser: 'doctor' }),
  ],
];

async function timed(path: string, body: object): Promise<number> {
  const start = performance.now();
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await (await app.fetch(new Request(`http://127.0.0.1${path}`, request))).text();
  return performance.now() - start;
}

let met = 0;
for (const [what, path, make] of asking) {
  const times = { known: [] as number[], unknown: [] as number[] };
  // In turn, so that what else the machine does falls on both; which is first changes.
  for (let at = 0; at < each; at += 1) {
    const pair = [['known', known[at]] as const, ['unknown', unknown[at]] as const];
    for (const [kind, contact] of at % 2 === 0 ? pair : pair.reverse())
      if (contact) times[kind].push(await timed(path, make(contact)));
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const good = Math.abs(a - b) <= aim;
  if (good) met += 1;
  say(
    `${good ? '✓' : '✗'} ${what.padEnd(22)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, aim ≤ ${aim} apart`,
  );
}
await close();
say(`alike: ${asking.length} questions, ${each} known and ${each} unknown each, ${met} as aimed`);
process.exit(met === asking.length ? 0 : 1);
