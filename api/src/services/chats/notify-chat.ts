import { canAdmin, type Flag } from '@tvacha/shared-contract';
import { and, eq, inArray } from 'drizzle-orm';
import { roles, users } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Staff who may do something with chats now. */
export async function chatStaff(ctx: Ctx, flag: Flag): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: users.id, role: users.role, own: users.permissions, permissions: roles.permissions })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(and(inArray(users.role, ['admin', 'subAdmin']), eq(users.approval, 'verified')));
  return rows
    .filter(({ role, own, permissions }) =>
      canAdmin({ role, roleId: permissions && { permissions } }, 'Chats', flag, own ?? undefined),
    )
    .map(({ id }) => id);
}

/** Says to the member, and to staff who read chats, that something is new in a talk. */
export async function notifyChat(ctx: Ctx, { thread, userId }: { thread: string; userId: string }): Promise<void> {
  for (const id of [userId, ...(await chatStaff(ctx, 'read'))]) ctx.realtime.toUser(id, 'chat', { thread });
}
