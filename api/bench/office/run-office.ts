import { accountColumns } from '@tvacha/shared-contract/bulk';
import nodeFlags from '../../node-flags.json' with { type: 'json' };
import { migrate } from '../../src/db/migrate';
import { openPglite } from '../../src/db/open-pglite';
import { type Child, startChild } from '../child';
import { atMost, count, type Figure } from '../figure';
import { median } from '../rates';
import { copyOut } from './copy-out';
import { enterOffice, fillAccounts, type Office } from './fill-accounts';
import { fillOffice } from './fill-office';
import { measureLists } from './lists';
import { readWhole } from './read-whole';
import { scansOf } from './scans';
import { embeddedTarget, postgresTarget } from './target';

/** Calls of each list a round: of fewer than twenty the 95th percentile would be the one slowest. */
const callsARound = 20;

export interface OfficeOptions {
  databaseUrl: string;
  port: number;
  users: number;
  /** Entries of the log. */
  entries: number;
  talks: number;
  rounds: number;
  say(line: string): void;
}

/** Takes the whole list away as a browser does: asks for a link, then reads what it leads to. */
async function takeAway(
  origin: string,
  { token, cookie }: Office,
  users: number,
): Promise<{ bytes: number; ms: number }> {
  const start = performance.now();
  const asked = await fetch(`${origin}/api/admin/users/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'all', columns: accountColumns }),
  });
  const { result, code } = (await asked.json()) as { code: string; result: { url: string; total: number } };
  if (asked.status !== 200 || result.total <= users) throw new Error(`The export answered ${asked.status} ${code}`);
  const { bytes } = await readWhole(origin + result.url, { cookie });
  return { bytes, ms: performance.now() - start };
}

/** The list as CSV against Postgres's own, and what it adds to the memory of a server at work. */
async function measureExport(
  { databaseUrl, users, rounds }: OfficeOptions,
  server: Child,
  origin: string,
  office: Office,
) {
  const memory = () => server.ask<{ now: number; most: number }>({});
  const { now } = await memory();
  const [ours, bare]: [number[], number[]] = [[], []];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const taken = await takeAway(origin, office, users);
    bytes = taken.bytes;
    ours.push(taken.ms);
    bare.push((await copyOut(databaseUrl)).ms);
  }
  const { most } = await memory();
  const [own, copied] = [median(ours), median(bare)];
  const times = `${count(own)} / ${count(copied)} ms, ${count(bytes)} bytes`;
  return [
    atMost('export against copy to stdout', own / copied, 3, times),
    atMost('memory growth of exports in MB', Math.max(0, most - now), 64, `${count(now)} to ${count(most)} MB`),
  ];
}

/** The back office on Postgres: the list of accounts as CSV, its lists, and the plans of its figures. */
async function onPostgres(options: OfficeOptions): Promise<Figure[]> {
  const { databaseUrl, port, rounds, say } = options;
  const office = await fillOffice(databaseUrl, options);
  const server = await startChild('servers/ours.mjs', { port, databaseUrl }, nodeFlags);
  const origin = `http://127.0.0.1:${port}`;
  const target = await postgresTarget(databaseUrl, origin, office);
  try {
    say('› The lists');
    const areas = ['accounts', 'log', 'talks'] as const;
    const lists = await measureLists({ target, on: 'Postgres', areas, rounds: rounds * callsARound, say });
    // After the lists, as the memory is compared with that of a server at work.
    say('› The list of accounts as CSV');
    const exported = await measureExport(options, server, origin, office);
    say('› Plans of the dashboard');
    const scans = await scansOf(target);
    const which = scans.join(', ') || 'none';
    return [...exported, ...lists, atMost('figures that read all accounts one by one', scans.length, 0, which)];
  } finally {
    await target.close();
    await server.stop();
  }
}

/** The lists of accounts on the embedded database. */
async function onEmbedded({ users, rounds, say }: OfficeOptions): Promise<Figure[]> {
  const database = await openPglite();
  await migrate(database.db);
  await fillAccounts(database.db, users);
  const target = embeddedTarget(database, await enterOffice(database.db));
  await database.client.exec('vacuum analyze');
  try {
    return await measureLists({ target, on: 'embedded', areas: ['accounts'], rounds: rounds * callsARound, say });
  } finally {
    await target.close();
  }
}

/** The back office over many accounts, on both databases. */
export async function runOffice(options: OfficeOptions): Promise<Figure[]> {
  const { users, entries, talks, say } = options;
  say(`› ${count(users)} accounts, ${count(entries)} entries of the log, ${count(talks)} talks`);
  const figures = await onPostgres(options);
  say('› The lists on the embedded database');
  return [...figures, ...(await onEmbedded(options))];
}
