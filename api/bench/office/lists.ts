import pg from 'pg';
import { createApp } from '../../src/app/create-app';
import { openPostgres } from '../../src/db/open-postgres';
import { atMost, count, type Figure } from '../figure';
import { statementsOf } from '../prepare';
import { percentile } from '../rates';
import type { Statement } from '../servers/fastify';
import { servicesOver } from '../services';
import type { Office } from './fill-office';
import { seqScansOf } from './scans';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The lists by what they hold, each as it opens, narrowed, searched, sorted and far down. */
const lists = {
  accounts: [
    'users?role=all',
    'users?role=doctor',
    'users?role=doctor&state=pending&region=Kerala',
    'users?role=all&city=city17',
    'users?role=doctor&contact=unconfirmed',
    'users?role=all&search=family17',
    'users?role=all&search=name7%20family1',
    'users?role=all&sort=name',
    'users?role=all&sort=numberDown',
    'users?role=all&sort=city',
    'users?role=all&page=5000',
  ],
  log: [
    'logs?',
    'logs?action=user.',
    'logs?subjectType=content',
    `logs?from=${daysAgo(40)}&to=${daysAgo(20)}`,
    'logs?search=case-4711',
    'logs?search=family17',
    'logs?page=5000',
  ],
  talks: [
    'chats?state=all',
    'chats?state=open',
    'chats?state=open&only=unread',
    'chats?state=open&only=waiting',
    'chats?state=all&sort=newest',
    'chats?state=all&search=31-7',
    'chats?state=all&search=family17',
    'chats?state=all&page=250',
  ],
};

interface ListsOptions {
  databaseUrl: string;
  origin: string;
  office: Office;
  rounds: number;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The same statements on a connection of their own, with nothing around them. */
const runBare = async (client: pg.Client, statements: Statement[]) => {
  for (const { text, values } of statements) await client.query({ text, values, rowMode: 'array' });
};

/** The 95th percentiles of both in milliseconds, by turns, so that what else the machine does falls on both. */
async function byTurns(rounds: number, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await timed(one));
    others.push(await timed(other));
  }
  return [percentile(ones, 0.95), percentile(others, 0.95)] as const;
}

/** Each list through the server against the same SQL without it, by turns, and what its plans read one by one. */
export async function measureLists({ databaseUrl, origin, office, rounds }: ListsOptions): Promise<Figure[]> {
  const { db, pool, close } = openPostgres({ connectionString: databaseUrl, connections: 2, onError: () => undefined });
  const app = createApp(servicesOver(db));
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  const headers = { authorization: `Bearer ${office.token}`, cookie: office.cookie };
  const figures: Figure[] = [];
  const scanned: string[] = [];
  for (const [name, addresses] of Object.entries(lists)) {
    let worst = { ratio: 0, from: '' };
    for (const address of addresses) {
      const path = `/api/admin/${address}&dataPerPage=20`;
      const statements = await statementsOf(pool, async () => {
        const { status } = await app.fetch(new Request(origin + path, { headers }));
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      });
      const tables = await seqScansOf(pool, statements);
      if (tables.length > 0) scanned.push(`${address} (${tables.join(', ')})`);
      const ask = async () => (await fetch(origin + path, { headers })).text();
      await ask();
      const [own, same] = await byTurns(rounds, ask, () => runBare(bare, statements));
      if (own / same > worst.ratio)
        worst = { ratio: own / same, from: `${address}: ${own.toFixed(1)} / ${same.toFixed(1)} ms` };
    }
    figures.push(atMost(`${name}: p95 of the dearest list against its SQL`, worst.ratio, 1.5, worst.from));
  }
  await bare.end();
  await close();
  const all = Object.values(lists).flat().length;
  return [
    ...figures,
    atMost(
      `lists of ${count(all)} that read a large table one by one`,
      scanned.length,
      0,
      scanned.join('; ') || 'none',
    ),
  ];
}
