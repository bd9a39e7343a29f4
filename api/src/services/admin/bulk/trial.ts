import type { BulkTrial } from '@tvacha/shared-contract';
import type { BulkAction, BulkRefusal } from '@tvacha/shared-contract/bulk';
import { mostAtOnce } from '@tvacha/shared-contract/form-rules';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { hmac, sameText } from '../../../auth/hash';
import { type BulkGiven, bulkJobs, bulkRows, roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { afterCommit, type Ctx, callerId, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { isUniqueViolation, one } from '../../rows';
import type { VerbInput } from '../../verb';
import { nameOf } from '../common/person';
import { wanted } from '../users/which-users';
import { type Candidate, candidateColumns, type Deed, forecast, readDefinitions } from './forecast';

type Whom = Pick<VerbInput<'admin.bulk.approve'>['body'], 'ids' | 'filter'>;
type Body = VerbInput<'admin.bulk.approve'>['body'] & BulkGiven;

/** How long what a dry run found may be begun, in milliseconds. */
const life = 600_000;
/** Rows of one statement. */
const slice = 1000;

interface Chosen {
  found: Candidate[];
  /** Ids of which there is no account, or none any more. */
  gone: string[];
}

const wrong = (path: string, message: string): never =>
  refuse('VALIDATION_FAILED', { result: { issues: [{ path, message }] } });

/** The accounts that are meant, in the order of their ids; one and five thousand at most. */
async function choose({ db }: Ctx, { ids, filter }: Whom): Promise<Chosen> {
  if ((ids === undefined) === (filter === undefined)) wrong('body.ids', 'Name ids or a filter, and one of them alone');
  const where = ids ? and(inArray(users.id, ids), isNull(users.erasedAt)) : filter && wanted(filter);
  const found = await db
    .select(candidateColumns)
    .from(users)
    .where(where)
    .orderBy(asc(users.id))
    .limit(mostAtOnce + 1);
  if (found.length > mostAtOnce) wrong('body.filter', `The filter finds more than ${mostAtOnce} accounts`);
  if (filter && found.length === 0) wrong('body.filter', 'The filter finds nobody');
  const present = new Set(found.map(({ id }) => id));
  return { found, gone: [...new Set(ids)].filter((id) => !present.has(id)).sort() };
}

/** What names one deed on exactly these accounts as they are, until its time is over, for one caller. */
async function tokenOf(ctx: Ctx, { action, given }: Deed, { found, gone }: Chosen, until: number): Promise<string> {
  const set = found.map(({ id, updatedAt }) => [id, updatedAt.getTime()]);
  const text = JSON.stringify(['bulk', callerId(ctx), action, given, until, set, gone]);
  return `${until.toString(36)}.${await hmac(ctx.config.secrets.codePepper, text)}`;
}

async function tryOut(ctx: Ctx, deed: Deed, whom: Whom): Promise<BulkTrial> {
  const { roleId } = deed.given;
  if (roleId) one(await ctx.db.select({ id: roles.id }).from(roles).where(eq(roles.id, roleId)));
  const chosen = await choose(ctx, whom);
  const around = { ...deed, caller: ctx.caller, definitions: await readDefinitions(ctx) };
  const allowed: Candidate[] = [];
  const refused = new Map<BulkRefusal, string[]>();
  const refuseOne = (why: BulkRefusal, name?: string) => {
    const names = refused.get(why) ?? [];
    refused.set(why, names);
    names.push(name ?? '');
  };
  for (const user of chosen.found) {
    const why = forecast(user, around);
    if (why) refuseOne(why, nameOf(user));
    else allowed.push(user);
  }
  for (const _id of chosen.gone) refuseOne('gone');
  const refusals = [...refused].map(([why, names]) => ({
    why,
    count: names.length,
    names: names.filter(Boolean).slice(0, 3),
  }));
  return {
    total: chosen.found.length + chosen.gone.length,
    allowed: allowed.length,
    refusals: refusals.sort((a, b) => b.count - a.count),
    sample: allowed.slice(0, 10).map((user) => ({ _id: user.id, name: nameOf(user), customerId: user.customerId })),
    token: allowed.length > 0 ? await tokenOf(ctx, deed, chosen, ctx.clock.now().getTime() + life) : null,
  };
}

/** The run that this caller has begun by a token already: an answer that was lost may be asked for again. */
async function begunBy(ctx: Ctx, token: string): Promise<string | undefined> {
  const own = and(eq(bulkJobs.token, token), eq(bulkJobs.startedBy, callerId(ctx)));
  const [job] = await ctx.db.select({ id: bulkJobs.id }).from(bulkJobs).where(own);
  return job?.id;
}

/** Refuses what is not exactly what the dry run found; CONFLICT. */
async function chooseAgain(tx: Ctx, deed: Deed, whom: Whom, token: string): Promise<Chosen> {
  const until = Number.parseInt(token, 36);
  if (!(until > tx.clock.now().getTime())) refuse('CONFLICT');
  const chosen = await choose(tx, whom);
  if (!sameText(token, await tokenOf(tx, deed, chosen, until))) refuse('CONFLICT');
  return chosen;
}

async function begin(ctx: Ctx, deed: Deed, whom: Whom, token: string): Promise<string> {
  const known = await begunBy(ctx, token);
  if (known) return known;
  const begun = inTransaction(ctx, async (tx) => {
    const { found, gone } = await chooseAgain(tx, deed, whom, token);
    const now = tx.clock.now();
    const total = found.length + gone.length;
    const row = { ...deed, token, total, startedBy: callerId(tx), ip: tx.caller.ip, createdAt: now, dueAt: now };
    const { id } = one(await tx.db.insert(bulkJobs).values(row).returning({ id: bulkJobs.id }));
    const rows: (typeof bulkRows.$inferInsert)[] = [
      ...found.map((user) => ({ jobId: id, userId: user.id, seen: user.updatedAt })),
      ...gone.map((userId) => ({
        ...{ jobId: id, userId, seen: now, at: now },
        ...({ state: 'refused', why: 'gone' } as const),
      })),
    ];
    for (let at = 0; at < rows.length; at += slice) await tx.db.insert(bulkRows).values(rows.slice(at, at + slice));
    const { search: _search, ...filter } = whom.filter ?? {};
    const details = { action: deed.action, total, ...(whom.filter ? { filter } : {}) };
    await audit(tx, { action: 'bulk.started', subjectType: 'bulk', subjectId: id, details });
    afterCommit(tx, () => ctx.bulk.wake());
    return id;
  });
  return begun.catch(async (error: unknown) => {
    // The same run was begun in the same moment.
    const other = isUniqueViolation(error) ? await begunBy(ctx, token) : undefined;
    if (!other) throw error;
    return other;
  });
}

/**
 * An action on many accounts (docs/decisions/0062): without a token it says what would become of them, with the one of
 * that dry run it is begun. CONFLICT where the accounts are not those any more, or not as they were.
 */
export const bulk =
  (action: BulkAction) =>
  async ({ ctx, input }: { ctx: Ctx; input: { body: Body } }) => {
    const { ids, filter, token, ...given } = input.body;
    const whom = { ids, filter };
    const deed = { action, given };
    const result =
      token === undefined
        ? { trial: await tryOut(ctx, deed, whom), job: null }
        : { trial: null, job: await begin(ctx, deed, whom, token) };
    return { code: 'SUCCESS' as const, result };
  };
