import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { customerCodes } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';

/** The card of a doctor who was erased stays spent, though it says no more whose it was. */
const states = {
  used: or(isNotNull(customerCodes.usedBy), isNotNull(customerCodes.usedAt)),
  unused: and(isNull(customerCodes.usedBy), isNull(customerCodes.usedAt)),
  all: undefined,
};
const orders = {
  newest: [desc(customerCodes.createdAt), asc(customerCodes.id)],
  code: [asc(customerCodes.code)],
};

/** Customer codes with the doctor who registered with each. */
export const listCodes: Verb<'admin.codes.list'> = async ({ ctx, input: { query } }) => {
  const where = and(states[query.state], matching(query.search, [customerCodes.code]));
  const result = await paged(query, {
    rows: ctx.db
      .select({ row: customerCodes, by: actorColumns })
      .from(customerCodes)
      .leftJoin(actor, isActor(customerCodes.usedBy))
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(customerCodes, where),
    present: ({ row: { id, code, createdAt, usedAt }, by }) => ({
      _id: id,
      code,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      usedBy: presentPerson(by),
    }),
  });
  return { code: 'SUCCESS', result };
};

/** What an import would do. */
async function tryCodes(ctx: Ctx, codes: readonly string[]) {
  const fresh = new Set(codes);
  const known = await ctx.db
    .select({ code: customerCodes.code })
    .from(customerCodes)
    .where(inArray(customerCodes.code, [...fresh]));
  for (const { code } of known) fresh.delete(code);
  const added = fresh.size;
  return { added, duplicates: codes.filter((code) => !fresh.delete(code)) };
}

/**
 * Takes in new codes; those there already, or twice in the list, are left as they are and told. A dry run says the same
 * and takes none in.
 */
export const importCodes: Verb<'admin.codes.import'> = async ({ ctx, input }) => {
  const { codes, dryRun } = input.body;
  if (dryRun) return { code: 'SUCCESS', result: await tryCodes(ctx, codes) };
  const result = await inTransaction(ctx, async (tx) => {
    const fresh = [...new Set(codes)];
    const rows = await tx.db
      .insert(customerCodes)
      .values(fresh.map((code) => ({ code })))
      .onConflictDoNothing()
      .returning({ code: customerCodes.code });
    const left = new Set(rows.map(({ code }) => code));
    const duplicates = codes.filter((code) => !left.delete(code));
    if (rows.length > 0) {
      const details = { added: rows.length, duplicates: duplicates.length };
      await audit(tx, { action: 'customerCode.imported', subjectType: 'customerCode', details });
    }
    return { added: rows.length, duplicates };
  });
  return { code: 'SUCCESS', result };
};

/** Takes a code back that was never registered with; CONFLICT where it was. */
export const withdrawCode: Verb<'admin.codes.withdraw'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const { code, usedAt, usedBy } = one(
      await tx.db.select().from(customerCodes).where(eq(customerCodes.id, id)).for('update'),
    );
    if (usedAt || usedBy) refuse('CONFLICT');
    await tx.db.delete(customerCodes).where(eq(customerCodes.id, id));
    const entry = { action: 'customerCode.withdrawn', subjectType: 'customerCode', subjectId: id };
    await audit(tx, { ...entry, details: { code } });
  });
  return { code: 'DELETED', result: null };
};
