import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm';
import { customerCodes } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';

const states = { used: isNotNull(customerCodes.usedBy), unused: isNull(customerCodes.usedBy), all: undefined };
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

/** Takes in new codes; those there already, or twice in the list, are left as they are and told. */
export const importCodes: Verb<'admin.codes.import'> = async ({ ctx, input }) => {
  const { codes } = input.body;
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
