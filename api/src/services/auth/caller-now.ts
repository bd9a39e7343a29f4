import { type OperationId, routes } from '@tvacha/shared-contract';
import { mayCall } from '@tvacha/shared-contract/permissions';
import { and, eq, isNull } from 'drizzle-orm';
import { roles, users } from '../../db/schema';
import type { Caller, Ctx } from '../ctx';

/**
 * A person with the rights they have now, for what is carried out after their call was answered.
 * @returns null where they are gone, or may not call the operation any more
 */
export async function callerNow(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  operation: OperationId,
  where: Pick<Caller, 'ip' | 'requestId' | 'device'>,
): Promise<Caller | null> {
  const [row] = await db
    .select({ user: users, defined: roles.permissions })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, userId), isNull(users.erasedAt), eq(users.approval, 'verified')));
  if (!row) return null;
  const { role, type, permissions } = row.user;
  const granted = permissions ?? row.defined;
  const subject = { role, type, roleId: granted ? { permissions: granted } : null };
  return mayCall(subject, routes[operation].access) ? { ...where, ...subject, userId } : null;
}
