import { customerCodeSchema, type InvalidCode } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { customerCodes, invalidCodes } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';

/** Codes that were tried in vain, with who settled them. */
const selectInvalid = (ctx: Ctx) =>
  ctx.db
    .select({ code: invalidCodes, by: actorColumns })
    .from(invalidCodes)
    .leftJoin(actor, isActor(invalidCodes.resolvedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectInvalid>>[number];
const presentInvalid = ({ code, by }: Row): InvalidCode => ({
  _id: code.id,
  code: code.code,
  tries: code.tries,
  firstAt: code.firstAt.toISOString(),
  lastAt: code.lastAt.toISOString(),
  note: code.note,
  resolvedAt: code.resolvedAt?.toISOString() ?? null,
  resolvedBy: presentPerson(by),
});

export const findInvalid = async (ctx: Ctx, id: string): Promise<InvalidCode> =>
  presentInvalid(one(await selectInvalid(ctx).where(eq(invalidCodes.id, id))));

const states = { open: isNull(invalidCodes.resolvedAt), resolved: isNotNull(invalidCodes.resolvedAt), all: undefined };
const orders = {
  newest: [desc(invalidCodes.lastAt), asc(invalidCodes.id)],
  tries: [desc(invalidCodes.tries), asc(invalidCodes.id)],
};

/** Codes that were tried in vain, the newest or the most tried first. */
export const listInvalid: Verb<'admin.invalid.list'> = async ({ ctx, input: { query } }) => {
  const where = and(states[query.state], matching(query.search, [invalidCodes.code, invalidCodes.note]));
  const result = await paged(query, {
    rows: selectInvalid(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(invalidCodes, where),
    present: presentInvalid,
  });
  return { code: 'SUCCESS', result };
};

/** Settles a code once: of two who do it at the same time, the second is refused. */
async function settle(tx: Ctx, id: string, note?: string): Promise<InvalidCode> {
  const changed = await tx.db
    .update(invalidCodes)
    .set({ resolvedAt: tx.clock.now(), resolvedBy: tx.caller.userId, ...(note === undefined ? {} : { note }) })
    .where(and(eq(invalidCodes.id, id), isNull(invalidCodes.resolvedAt)))
    .returning({ id: invalidCodes.id });
  const code = await findInvalid(tx, id);
  if (changed.length === 0) refuse('CONFLICT');
  return code;
}

/** Puts a code aside, with what was found out about it. */
export const resolveInvalid: Verb<'admin.invalid.resolve'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx) => {
    const code = await settle(tx, body.id, body.note);
    await audit(tx, { action: 'invalidCode.resolved', subjectType: 'invalidCode', subjectId: body.id });
    return code;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Makes a code real, so that its holder can register with it. */
export const acceptInvalid: Verb<'admin.invalid.accept'> = async ({ ctx, input }) => {
  const { id } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const settled = await settle(tx, id);
    const real = customerCodeSchema.safeParse(settled.code);
    if (!real.success) refuse('INVALID_CODE');
    await mapConstraintErrors(tx.db.insert(customerCodes).values({ code: real.data }));
    const entry = { action: 'invalidCode.accepted', subjectType: 'invalidCode', subjectId: id };
    await audit(tx, { ...entry, details: { code: real.data } });
    return settled;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
