import { accountColumns } from '@tvacha/shared-contract/bulk';
import nodeFlags from '../../node-flags.json' with { type: 'json' };
import { startChild } from '../child';
import { atMost, count, type Figure } from '../figure';
import { median } from '../rates';
import { copyOut } from './copy-out';
import { fillOffice, type Office } from './fill-office';
import { measureLists } from './lists';
import { scansOf } from './scans';

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
  const file = await fetch(origin + result.url, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of file.body ?? []) bytes += chunk.length;
  return { bytes, ms: performance.now() - start };
}

/**
 * The back office over many accounts: the list as CSV against Postgres's own, its lists against their SQL, and the plans
 * of both and of its figures.
 */
export async function runOffice(options: OfficeOptions): Promise<Figure[]> {
  const { databaseUrl, port, users, rounds, say } = options;
  say(`› ${count(users)} accounts, ${count(options.entries)} entries of the log, ${count(options.talks)} talks`);
  const office = await fillOffice(databaseUrl, options);
  const server = await startChild('servers/ours.mjs', { port, databaseUrl }, nodeFlags);
  try {
    const origin = `http://127.0.0.1:${port}`;
    const memory = () => server.ask<{ now: number; most: number }>({});
    await fetch(`${origin}/api/ip`);
    const { now: before } = await memory();
    say('› The list of accounts as CSV');
    const [ours, bare]: number[][] = [[], []];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const taken = await takeAway(origin, office, users);
      bytes = taken.bytes;
      ours?.push(taken.ms);
      bare?.push((await copyOut(databaseUrl)).ms);
    }
    const { most } = await memory();
    const [own, copied] = [median(ours ?? []), median(bare ?? [])];
    say('› The lists');
    const lists = await measureLists({ databaseUrl, origin, office, rounds: rounds * 4 });
    say('› Plans of the dashboard');
    const scans = await scansOf(databaseUrl, office);
    return [
      atMost(
        'export against copy to stdout',
        own / copied,
        3,
        `${count(own)} / ${count(copied)} ms, ${count(bytes)} bytes`,
      ),
      atMost('memory growth of exports in MB', Math.max(0, most - before), 64, `${count(before)} to ${count(most)} MB`),
      ...lists,
      atMost('figures that read all accounts one by one', scans.length, 0, scans.join(', ') || 'none'),
    ];
  } finally {
    await server.stop();
  }
}
