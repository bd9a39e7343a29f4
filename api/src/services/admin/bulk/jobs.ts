import { type BulkJob, routes } from '@tvacha/shared-contract';
import type { BulkRowState, BulkState, BulkStep } from '@tvacha/shared-contract/bulk';
import { mayCall } from '@tvacha/shared-contract/permissions';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bulkJobs, bulkRows, roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { afterCommit, type Ctx, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, memberColumns, nameOf, presentPerson } from '../common/person';

const selectJobs = ({ db }: Ctx) =>
  db
    .select({ job: bulkJobs, starter: actorColumns, role: roles.name })
    .from(bulkJobs)
    .leftJoin(actor, isActor(bulkJobs.startedBy))
    .leftJoin(roles, sql`${roles.id}::text = ${bulkJobs.given} ->> 'roleId'`)
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectJobs>>[number];

/** How many accounts of each run were done and were left as they are. */
async function countRows({ db }: Ctx, ids: string[]) {
  const counts = new Map<string, Record<BulkRowState, number>>();
  if (ids.length === 0) return counts;
  const rows = await db
    .select({ id: bulkRows.jobId, state: bulkRows.state, total: count() })
    .from(bulkRows)
    .where(inArray(bulkRows.jobId, ids))
    .groupBy(bulkRows.jobId, bulkRows.state);
  for (const { id, state, total } of rows)
    counts.set(id, { ...(counts.get(id) ?? { done: 0, refused: 0, waiting: 0 }), [state]: total });
  return counts;
}

async function present(ctx: Ctx, rows: Row[]): Promise<BulkJob[]> {
  const counts = await countRows(
    ctx,
    rows.map(({ job }) => job.id),
  );
  return rows.map(({ job, starter, role }) => ({
    _id: job.id,
    action: job.action,
    state: job.state,
    stopped: job.stopped,
    reason: job.given.reason ?? null,
    role: job.action === 'role' ? (role ?? job.given.role ?? null) : null,
    total: job.total,
    done: counts.get(job.id)?.done ?? 0,
    refused: counts.get(job.id)?.refused ?? 0,
    startedBy: presentPerson(starter),
    createdAt: job.createdAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
  }));
}

const findJob = async (ctx: Ctx, id: string): Promise<BulkJob> =>
  one(await present(ctx, await selectJobs(ctx).where(eq(bulkJobs.id, id))));

export const listBulk: Verb<'admin.bulk.list'> = async ({ ctx, input: { query } }) => {
  const result = await paged(query, {
    rows: selectJobs(ctx).orderBy(desc(bulkJobs.createdAt), desc(bulkJobs.id)),
    total: () => ctx.db.$count(bulkJobs),
    present: { all: (rows) => present(ctx, rows) },
  });
  return { code: 'SUCCESS', result };
};

export const showBulk: Verb<'admin.bulk.details'> = async ({ ctx, input: { query } }) => ({
  code: 'SUCCESS',
  result: await findJob(ctx, query.id),
});

/** What became of each account, in the order in which they are taken. */
export const listBulkResults: Verb<'admin.bulk.results'> = async ({ ctx, input: { query } }) => {
  const { id, state } = query;
  one(await ctx.db.select({ id: bulkJobs.id }).from(bulkJobs).where(eq(bulkJobs.id, id)));
  const where: SQL | undefined = and(eq(bulkRows.jobId, id), state && eq(bulkRows.state, state));
  const result = await paged(query, {
    rows: ctx.db
      .select({ row: bulkRows, user: { ...memberColumns, customerId: users.customerId, erasedAt: users.erasedAt } })
      .from(bulkRows)
      .leftJoin(users, eq(users.id, bulkRows.userId))
      .where(where)
      .orderBy(asc(bulkRows.userId)),
    total: () => ctx.db.$count(bulkRows, where),
    present: ({ row, user }) => ({
      _id: row.userId,
      person: user && !user.erasedAt ? { _id: user.id, name: nameOf(user), customerId: user.customerId } : null,
      state: row.state,
      why: row.why,
      at: row.at?.toISOString() ?? null,
    }),
  });
  return { code: 'SUCCESS', result };
};

const steps: Record<BulkStep, { from: BulkState[]; to: BulkState; said: string }> = {
  pause: { from: ['running'], to: 'paused', said: 'bulk.paused' },
  resume: { from: ['paused'], to: 'running', said: 'bulk.resumed' },
  cancel: { from: ['running', 'paused'], to: 'cancelled', said: 'bulk.cancelled' },
};

/**
 * Pauses a run, goes on with it, or ends it where it is; once that is answered, nobody is changed any more. Whoever may
 * do it to one account may; CONFLICT where it has ended meanwhile.
 */
export const steerBulk: Verb<'admin.bulk.steer'> = async ({ ctx, input: { body } }) => {
  const { from, to, said } = steps[body.to];
  const result = await inTransaction(ctx, async (tx) => {
    const job = one(await tx.db.select().from(bulkJobs).where(eq(bulkJobs.id, body.id)).for('update'));
    if (!mayCall(tx.caller, routes[`admin.bulk.${job.action}`].access)) refuse('FORBIDDEN');
    if (!from.includes(job.state)) refuse('CONFLICT');
    const now = tx.clock.now();
    const next = to === 'cancelled' ? { endedAt: now } : { dueAt: now };
    await tx.db
      .update(bulkJobs)
      .set({ state: to, ...next })
      .where(eq(bulkJobs.id, job.id));
    const after = await findJob(tx, job.id);
    await audit(tx, { action: said, subjectType: 'bulk', subjectId: job.id, details: { action: job.action } });
    afterCommit(tx, () => {
      if (to === 'running') ctx.bulk.wake();
      ctx.realtime.toUser(job.startedBy, 'bulk', { job: job.id });
    });
    return after;
  });
  return { code: 'SUCCESS', result };
};
