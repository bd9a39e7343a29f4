import type { OfficeRole } from '@tvacha/shared-contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { one } from '../../rows';

/** Role definitions with how many people have each. */
export const selectRoles = (ctx: Ctx) =>
  ctx.db
    .select({
      _id: roles.id,
      name: roles.name,
      permissions: roles.permissions,
      updatedAt: roles.updatedAt,
      users: count(users.id),
    })
    .from(roles)
    .leftJoin(users, and(eq(users.roleId, roles.id), isNull(users.erasedAt)))
    .groupBy(roles.id)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRoles>>[number];
export const presentRole = (row: Row): OfficeRole => ({ ...row, updatedAt: row.updatedAt.toISOString() });

export const findRole = async (ctx: Ctx, id: string): Promise<OfficeRole> =>
  presentRole(one(await selectRoles(ctx).where(eq(roles.id, id))));
