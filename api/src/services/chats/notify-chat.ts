import { canAdmin, type Flag } from '@tvacha/shared-contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { roles, users } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Staff who may do something with chats now, by name. */
export async function chatStaff(ctx: Ctx, flag: Flag) {
  const rows = await ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      own: users.permissions,
      permissions: roles.permissions,
    })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(and(inArray(users.role, ['admin', 'subAdmin']), eq(users.approval, 'verified')))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.filter(({ role, own, permissions }) =>
    canAdmin({ role, roleId: permissions && { permissions } }, 'Chats', flag, own ?? undefined),
  );
}

interface Told {
  thread: string;
  /** Its member; nobody where it is none of their business. */
  userId?: string;
}

/** Says to the member, and to staff who read chats, that something is new in a talk. */
export async function notifyChat(ctx: Ctx, { thread, userId }: Told): Promise<void> {
  const readers = await chatStaff(ctx, 'read');
  const told = new Set([...(userId ? [userId] : []), ...readers.map(({ id }) => id)]);
  for (const id of told) ctx.realtime.toUser(id, 'chat', { thread });
}
