import { customerCodeSchema, type InvalidCode } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { customerCodes, invalidCodes, users } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, memberColumns, nameOf, presentPerson } from '../common/person';
import { isApplicant } from '../users/which-users';

/** Codes that were tried in vain, with who settled them, and whose they are by now. */
const selectInvalid = (ctx: Ctx) =>
  ctx.db
    .select({ code: invalidCodes, by: actorColumns, holder: memberColumns })
    .from(invalidCodes)
    .leftJoin(actor, isActor(invalidCodes.resolvedBy))
    .leftJoin(customerCodes, eq(customerCodes.code, invalidCodes.code))
    .leftJoin(users, eq(users.id, customerCodes.usedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectInvalid>>[number];
const presentInvalid = ({ code, by, holder }: Row): InvalidCode => ({
  _id: code.id,
  code: code.code,
  tries: code.tries,
  firstAt: code.firstAt.toISOString(),
  lastAt: code.lastAt.toISOString(),
  note: code.note,
  resolvedAt: code.resolvedAt?.toISOString() ?? null,
  resolvedBy: presentPerson(by),
  usedBy: presentPerson(holder),
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

type Holder = Partial<Pick<typeof customerCodes.$inferInsert, 'usedBy' | 'usedAt'>>;

/** Settles a code by making it a real one, unused or of an account. */
async function makeReal(tx: Ctx, id: string, holder: Holder = {}): Promise<string> {
  const settled = await settle(tx, id);
  const real = customerCodeSchema.safeParse(settled.code);
  if (!real.success) refuse('INVALID_CODE');
  await mapConstraintErrors(tx.db.insert(customerCodes).values({ code: real.data, ...holder }));
  return real.data;
}

/** Makes a code real, so that its holder can register with it. */
export const acceptInvalid: Verb<'admin.invalid.accept'> = async ({ ctx, input }) => {
  const { id } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const code = await makeReal(tx, id);
    await audit(tx, { action: 'invalidCode.accepted', subjectType: 'invalidCode', subjectId: id, details: { code } });
    return findInvalid(tx, id);
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/**
 * Makes a code real for an application that waits: its doctor has a card with it, and registered by another one. The
 * number of the account stays; whoever gives the code is led to that account. CONFLICT where the application was
 * decided on.
 */
export const linkInvalid: Verb<'admin.invalid.link'> = async ({ ctx, input }) => {
  const { id, application } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select()
      .from(users)
      .where(and(eq(users.id, application), isApplicant))
      .for('update');
    const user = one(found);
    if (user.approval !== 'pending') refuse('CONFLICT');
    const code = await makeReal(tx, id, { usedBy: user.id, usedAt: tx.clock.now() });
    const entry = { action: 'invalidCode.linked', subjectType: 'invalidCode', subjectId: id };
    await audit(tx, { ...entry, details: { code, application } });
    return findInvalid(tx, id);
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Applications that a code may be linked to, the newest first. */
export const findApplicants: Verb<'admin.invalid.applicants'> = async ({ ctx, input }) => {
  const named = matching(input.query.search, [
    users.firstName,
    users.lastName,
    users.registrationNumber,
    users.customerId,
  ]);
  const rows = await ctx.db
    .select({ ...memberColumns, customerId: users.customerId, address: users.address, appliedAt: users.appliedAt })
    .from(users)
    .where(and(isApplicant, isNull(users.erasedAt), eq(users.approval, 'pending'), named))
    .orderBy(desc(users.appliedAt), asc(users.id))
    .limit(10);
  const result = rows.map(({ id, customerId, address, appliedAt, ...name }) => ({
    _id: id,
    name: nameOf(name),
    customerId,
    city: address?.city ?? '',
    appliedAt: appliedAt.toISOString(),
  }));
  return { code: 'SUCCESS', result };
};
