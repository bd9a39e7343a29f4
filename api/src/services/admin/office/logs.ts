import { and, desc, eq, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../db/schema';
import { checkChain } from '../../audit-chain';
import type { Ctx } from '../../ctx';
import { addDays, startOfDay } from '../../indian-day';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Answer, Verb, VerbCall, VerbInput } from '../../verb';
import { actor, actorColumns, isActor, nameIn, nameOf } from '../common/person';
import { nameSubjects } from './name-subjects';

type Query = VerbInput<'admin.logs.list'>['query'];

const ofAction = (action: string) =>
  action.endsWith('.')
    ? like(auditLog.action, `${action.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
    : eq(auditLog.action, action);

const wanted = ({ actor: by, action, subjectType, subject, from, to, search }: Query) =>
  and(
    by === undefined ? undefined : eq(auditLog.actorId, by),
    action === undefined ? undefined : ofAction(action),
    subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
    subject === undefined ? undefined : eq(auditLog.subjectId, subject),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditLog.at, startOfDay(addDays(to, 1))),
    matching(search, [nameIn(auditLog.actorId), auditLog.action, sql`${auditLog.details}::text`]),
  );

const columns = { entry: auditLog, by: { ...actorColumns, role: actor.role } };

/** Entries in order, read from the log's end until a page is full. */
const inOrder = ({ db }: Ctx, where: SQL | undefined) => ({
  rows: db
    .select(columns)
    .from(auditLog)
    .leftJoin(actor, isActor(auditLog.actorId))
    .where(where)
    .orderBy(desc(auditLog.seq)),
  total: () => db.$count(auditLog, where),
});

/**
 * Entries in which words were found: all first, as the indices know them, then the page of them. The planner cannot tell
 * how rare words are; it would read a million entries from their end for some that are not there.
 */
function bySearch({ db }: Ctx, where: SQL | undefined) {
  const found = db.$with('found').as(db.select({ seq: auditLog.seq }).from(auditLog).where(where));
  const total = sql<number>`(select count(*) from ${found})`.mapWith(Number);
  const ids = db.select({ seq: found.seq }).from(found).orderBy(desc(found.seq)).$dynamic();
  const page = (limit: number, offset: number) =>
    db
      .with(found)
      .select({ ...columns, total })
      .from(auditLog)
      .leftJoin(actor, isActor(auditLog.actorId))
      .where(inArray(auditLog.seq, ids.limit(limit).offset(offset)))
      .orderBy(desc(auditLog.seq));
  return {
    rows: page,
    total: (rows: Awaited<ReturnType<typeof page>>) => rows[0]?.total ?? db.$count(auditLog, where),
  };
}

type Row = Awaited<ReturnType<typeof inOrder>['rows']>[number];
const present = ({ entry: { id, seq, at, action, subjectType, subjectId, details, ip }, by }: Row) => ({
  _id: id,
  seq,
  at: at.toISOString(),
  actor: by && { _id: by.id, name: nameOf(by), role: by.role },
  action,
  subjectType,
  subjectId,
  details,
  ip,
});

/** Entries with the names of what they are about. */
async function presentNamed(ctx: Ctx, rows: Row[]) {
  const items = rows.map(present);
  const names = await nameSubjects(ctx, items);
  return items.map((item) => ({ ...item, subject: names.get(`${item.subjectType}/${item.subjectId}`) ?? null }));
}

/** The audit log, newest first; days are those of India. */
export const listLogs: Verb<'admin.logs.list'> = async ({ ctx, input: { query } }) => {
  const where = wanted(query);
  const named = { present: { all: (rows: Row[]) => presentNamed(ctx, rows) } };
  const result = query.search
    ? await paged(query, { ...bySearch(ctx, where), ...named })
    : await paged(query, { ...inOrder(ctx, where), ...named });
  return { code: 'SUCCESS', result };
};

/** Rows that one call looks at. */
const most = 5000;

/** Whether the audit log hangs together, so many rows at a time: `next` is what to ask for after it. */
export async function verifyLogs({ ctx, input }: VerbCall<'admin.logs.verify'>): Promise<Answer<'admin.logs.verify'>> {
  return { code: 'SUCCESS', result: await checkChain(ctx.db, { after: input.query.after, most }) };
}
