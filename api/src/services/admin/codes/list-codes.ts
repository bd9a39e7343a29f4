import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm';
import { customerCodes } from '../../../db/schema';
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
