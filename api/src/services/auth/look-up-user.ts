import { eq, type SQL } from 'drizzle-orm';
import { roles, type UserRow, users } from '../../db/schema';
import { addressBlock } from '../../limits/address-block';
import { presentMasked, presentUser } from '../account/present-user';
import { copiesOf } from '../admin/users/which-users';
import { limit } from '../limit';
import type { Answer, VerbCall, VerbInput } from '../verb';

/** Looks a user up: whole for the user themself, masked for anybody else. */
export async function lookUpUser({ ctx, input }: VerbCall<'users.details'>): Promise<Answer<'users.details'>> {
  const [found] = await ctx.db
    .select({ user: users, role: roles, copies: copiesOf })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(matching(input.query));
  if (found && found.user.id === ctx.caller.userId) {
    return { code: 'USERS_FOUND', result: presentUser(found.user, found.role) };
  }
  const { lookupsPerMinute: most } = ctx.config.limits;
  await limit(ctx, { name: 'lookup', of: addressBlock(ctx.caller.ip), most, window: 60_000 });
  if (!found) return { code: 'USER_NOT_FOUND', result: null };
  const known = { knowsId: input.query.customerId !== undefined, copyWanted: found.copies === 'asked' };
  return { code: stageOf(found.user), result: presentMasked(found.user, known) };
}

function matching({ id, email, phone, customerId }: VerbInput<'users.details'>['query']): SQL {
  if (id !== undefined) return eq(users.id, id);
  if (email !== undefined) return eq(users.email, email.toLowerCase());
  if (phone !== undefined) return eq(users.phone, phone);
  return eq(users.customerId, customerId ?? '');
}

const stageOf = (user: UserRow) => {
  if (!user.isComplete) return 'USERS_FOUND';
  return user.approval === 'verified' ? 'USER_ALREADY_EXISTS' : 'APPROVAL_PENDING';
};
