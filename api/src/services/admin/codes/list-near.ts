import { misreadings } from '@tvacha/shared-contract';
import { inArray } from 'drizzle-orm';
import { customerCodes } from '../../../db/schema';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';
import { findInvalid } from './invalid-codes';
import { nearCodes } from './near-codes';

const most = 20;

/** Real codes that are near to one that was tried in vain: the likeliest slips first, used ones with their doctor. */
export const listNear: Verb<'admin.invalid.near'> = async ({ ctx, input }) => {
  const tried = await findInvalid(ctx, input.query.id);
  const near = nearCodes(tried.code.toUpperCase());
  if (near.size === 0) return { code: 'SUCCESS', result: { tried, near: [] } };
  const rows = await ctx.db
    .select({ row: customerCodes, by: actorColumns })
    .from(customerCodes)
    .leftJoin(actor, isActor(customerCodes.usedBy))
    .where(inArray(customerCodes.code, [...near.keys()]));
  const found = rows.flatMap(({ row: { id, code, usedAt }, by }) => {
    const slip = near.get(code);
    return slip ? [{ _id: id, code, usedAt: usedAt?.toISOString() ?? null, usedBy: presentPerson(by), slip }] : [];
  });
  const rank = ({ slip, code }: (typeof found)[number]) => `${misreadings.indexOf(slip)} ${code}`;
  found.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return { code: 'SUCCESS', result: { tried, near: found.slice(0, most) } };
};
