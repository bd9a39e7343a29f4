import type { Result } from '@tvacha/shared-contract';
import { count, eq, sql } from 'drizzle-orm';
import { openPostgres, type PostgresDatabase } from '../../db/open-postgres';
import { auditLog, bulkJobs, bulkRows, outboxMessages } from '../../db/schema';
import { checkChain } from '../../services/audit-chain';
import { logInStaff } from '../../testing/people';
import { endNodes, newDatabase, type ServerNode, startNode } from '../../testing/run-node';

const people = 1000;
const filter = { role: 'patient', search: 'Manifold' };

let url: string;
let data: PostgresDatabase;
let node: ServerNode;
let token: string;
beforeAll(async () => {
  url = await newDatabase('bulk');
  data = openPostgres({ connectionString: url, connections: 3, onError: () => {} });
  await start();
  await data.db.execute(sql`insert into users
    (customer_id, email, first_name, last_name, role, is_complete, approval, email_verified, phone_verified)
    select 'MF-' || n, 'manifold-' || n || '@tvacha.example', 'Manifold', 'Person', 'patient', true, 'verified', true, true
    from generate_series(1, ${people}) n`);
  const entering = { db: data.db, clock: { now: () => new Date() }, call: node.call };
  ({ token } = await logInStaff(entering, 'admin@tvacha.example', 'Banyan-courtyard-42'));
});
afterAll(async () => {
  await endNodes();
  await data.close();
});

async function start() {
  node = await startNode({ DATABASE_URL: url, REDIS_URL: '', SEED: 'demo' });
}

const welcome = async (body: object) =>
  (await node.call('POST', '/api/admin/users/bulk/welcome', { token, body: { filter, ...body } })).body
    .result as Result<'admin.bulk.welcome'>;
const details = async (id: string) =>
  (await node.call('GET', `/api/admin/users/bulk/details?id=${id}`, { token })).body
    .result as Result<'admin.bulk.details'>;
const settled = async () => Number(await data.db.$count(bulkRows, sql`${bulkRows.state} <> 'waiting'`));

/** What there is of the run, all of one moment: a commit may still be under way where a process was killed. */
const atOneMoment = {
  done: sql<number>`(select count(*)::int from bulk_rows where state = 'done')`,
  mailed: sql<number>`(select count(*)::int from outbox_messages where recipient like 'manifold-%')`,
  logged: sql<number>`(select count(*)::int from audit_log where action = 'user.welcomed')`,
};

/** Looks again and again, as a run goes on beside whoever looks. */
async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** How often each person has something, as a list of those numbers. */
const times = (rows: { times: number }[]) => ({
  people: rows.length,
  each: [...new Set(rows.map((row) => row.times))],
});

test('[ADM-03] [SEC-42] of a run of 1,000 whose server is killed twice, started again all are done, nobody twice', async () => {
  const { trial } = await welcome({});
  expect(trial).toMatchObject({ total: people, allowed: people });
  const job = (await welcome({ token: trial?.token })).job ?? '';
  for (const at of [300, 650]) {
    await until(async () => (await settled()) >= at);
    node.child.kill('SIGKILL');
    await node.ended;
    const [seen] = await data.db.select(atOneMoment).from(sql`(values (1)) as one`);
    expect(Number(seen?.done)).toBeLessThan(people);
    // Nobody who is not noted as done has had anything: each is one transaction.
    expect(seen).toEqual({ done: seen?.done, mailed: seen?.done, logged: seen?.done });
    // The time for which the dead process held the run is over.
    await data.db.execute(sql`update bulk_jobs set due_at = now()`);
    await start();
  }
  // Asked of the database: a member's calls are limited to 600 a minute, and a slow run is looked at more often.
  await until(async () => (await data.db.$count(bulkJobs, eq(bulkJobs.state, 'running'))) === 0);
  expect(await details(job)).toMatchObject({ state: 'done', total: people, done: people, refused: 0 });

  const mails = await data.db
    .select({ times: count() })
    .from(outboxMessages)
    .where(sql`${outboxMessages.recipient} like 'manifold-%'`)
    .groupBy(outboxMessages.recipient);
  const logged = await data.db
    .select({ times: count() })
    .from(auditLog)
    .where(eq(auditLog.action, 'user.welcomed'))
    .groupBy(auditLog.subjectId);
  expect([times(mails), times(logged)]).toEqual([
    { people, each: [1] },
    { people, each: [1] },
  ]);
  expect(await data.db.$count(auditLog, eq(auditLog.action, 'bulk.started'))).toBe(1);
  expect((await checkChain(data.db)).whole).toBe(true);
});
