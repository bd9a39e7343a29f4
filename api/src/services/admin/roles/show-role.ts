import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../../../db/schema';
import type { Verb } from '../../verb';
import { memberColumns, nameOf } from '../common/person';
import { findRole, isOwnRole } from './roles';

/** How many of those whom a change touches are named. */
const mostNames = 10;

/**
 * One role definition, and whom a change of it reaches: those who have it, but for admins, who may do all anyway, and
 * for those who have permissions of their own in its place.
 */
export const showRole: Verb<'admin.roles.details'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const role = await findRole(ctx, id);
  const isTouched = and(
    eq(users.roleId, id),
    isNull(users.permissions),
    isNull(users.erasedAt),
    ne(users.role, 'admin'),
  );
  const touched = await ctx.db.$count(users, isTouched);
  const some = await ctx.db
    .select(memberColumns)
    .from(users)
    .where(isTouched)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(mostNames);
  return { code: 'SUCCESS', result: { ...role, touched, names: some.map(nameOf), own: await isOwnRole(ctx, id) } };
};
