import { and, desc, eq, gte, like, lt, sql } from 'drizzle-orm';
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

const select = (ctx: Ctx) =>
  ctx.db
    .select({ entry: auditLog, by: { ...actorColumns, role: actor.role } })
    .from(auditLog)
    .leftJoin(actor, isActor(auditLog.actorId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];
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

/** The audit log, newest first; days are those of India. */
export const listLogs: Verb<'admin.logs.list'> = async ({ ctx, input: { query } }) => {
  const where = wanted(query);
  const { items, ...rest } = await paged(query, {
    rows: select(ctx).where(where).orderBy(desc(auditLog.seq)),
    total: () => ctx.db.$count(auditLog, where),
    present,
  });
  const names = await nameSubjects(ctx, items);
  const named = items.map((item) => ({ ...item, subject: names.get(`${item.subjectType}/${item.subjectId}`) ?? null }));
  return { code: 'SUCCESS', result: { ...rest, items: named } };
};

/** Rows that one call looks at. */
const most = 5000;

/** Whether the audit log hangs together, so many rows at a time: `next` is what to ask for after it. */
export async function verifyLogs({ ctx, input }: VerbCall<'admin.logs.verify'>): Promise<Answer<'admin.logs.verify'>> {
  return { code: 'SUCCESS', result: await checkChain(ctx.db, { after: input.query.after, most }) };
}
