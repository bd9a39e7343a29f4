import { atMost, type Figure } from '../figure';
import { median, percentile } from '../rates';
import { seqScansOf } from './scans';
import type { Target } from './target';

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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long each list is asked before any is measured, in milliseconds for each call that is measured. */
const warmUp = 20;

/** Both in milliseconds, after a fifth as many that do not count; by turns, so that what else the machine does falls on both. */
async function byTurns(rounds: number, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = -rounds / 5; round < rounds; round += 1) {
    const [first, second] = [await timed(one), await timed(other)];
    if (round < 0) continue;
    ones.push(first);
    others.push(second);
  }
  return [ones, others] as const;
}

interface Compared {
  ratio: number;
  times: string;
}

interface ListsOptions {
  target: Target;
  /** What the figures call the database. */
  on: string;
  areas: readonly (keyof typeof lists)[];
  rounds: number;
  say(line: string): void;
}

/** The list that adds most to its SQL. */
const dearest = (lists: Compared[]) => lists.reduce((one, other) => (other.ratio > one.ratio ? other : one));

/** A list by a figure of its calls. */
function compare(
  address: string,
  [ours, bare]: readonly [number[], number[]],
  figure: (ms: number[]) => number,
): Compared {
  const [own, same] = [figure(ours), figure(bare)];
  return { ratio: own / same, times: `${address}: ${own.toFixed(1)} / ${same.toFixed(1)} ms` };
}

const pathOf = (address: string) => `/api/admin/${address}&dataPerPage=20`;

/** Asks for all lists until Node has compiled what answers them, as at a server at work: until then one of 2 ms takes 3. */
async function warm({ target, areas, rounds }: ListsOptions): Promise<void> {
  for (const address of areas.flatMap((area) => lists[area])) {
    const end = performance.now() + rounds * warmUp;
    while (performance.now() < end) await target.ask(pathOf(address));
  }
}

/** Each list through the server against the same SQL without it, by turns, and what its plans read one by one. */
export async function measureLists(options: ListsOptions): Promise<Figure[]> {
  const { target, on, areas, rounds, say } = options;
  await warm(options);
  const figures: Figure[] = [];
  const scanned: string[] = [];
  const medians: Compared[] = [];
  for (const area of areas) {
    const slow: Compared[] = [];
    for (const address of lists[area]) {
      const path = pathOf(address);
      const statements = await target.statementsFor(path);
      const tables = await seqScansOf(target, statements);
      if (tables.length > 0) scanned.push(`${address} (${tables.join(', ')})`);
      const bare = async () => {
        for (const statement of statements) await target.query(statement);
      };
      const calls = await byTurns(rounds, () => target.ask(path), bare);
      const [late, middle] = [compare(address, calls, (ms) => percentile(ms, 0.95)), compare(address, calls, median)];
      say(`  ${late.times}, medians ${middle.ratio.toFixed(2)}`);
      slow.push(late);
      medians.push(middle);
    }
    const { ratio, times } = dearest(slow);
    figures.push(atMost(`${on}, ${area}: p95 of the dearest list against its SQL`, ratio, 1.5, times));
  }
  const { ratio, times } = dearest(medians);
  figures.push(atMost(`${on}: median of the dearest list against its SQL`, ratio, 1.5, times));
  const all = areas.flatMap((area) => lists[area]).length;
  const which = scanned.join('; ') || 'none';
  return [...figures, atMost(`${on}: lists of ${all} that read a large table one by one`, scanned.length, 0, which)];
}
