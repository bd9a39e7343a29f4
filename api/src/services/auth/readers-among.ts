import { canRead, isStaff, type ReadingSection } from '@tvacha/shared-contract';
import { and, eq, inArray } from 'drizzle-orm';
import { roles, users } from '../../db/schema';
import type { Ctx } from '../ctx';

/** Which of these users may read a section now, by the same rules as their calls. */
export async function readersAmong(
  { db }: Pick<Ctx, 'db'>,
  section: ReadingSection,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id, role: users.role, type: users.type, own: users.permissions, granted: roles.permissions })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(and(inArray(users.id, ids), eq(users.approval, 'verified'), eq(users.firstLogin, false)));
  const mayRead = ({ role, type, own, granted }: (typeof rows)[number]) => {
    const permissions = own ?? granted;
    return (
      (role === 'doctor' || isStaff(role)) &&
      canRead({ role, type, roleId: permissions && { permissions } }, section, 'read')
    );
  };
  return new Set(rows.filter(mayRead).map(({ id }) => id));
}
