import { canAdmin } from '@tvacha/shared-contract/permissions';
import { asc, eq, inArray } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { mapConstraintErrors } from '../../rows';
import type { Verb } from '../../verb';
import { notifyRightsChanged } from '../notify-rights-changed';
import { holdsAll, lockRole } from './roles';

/**
 * Gives all who have a definition another one, from their next call. That is a change of what people may do, so it
 * needs the right to that too, and all that the other definition says.
 */
async function movePeople(tx: Ctx, from: string, to: string): Promise<number> {
  if (from === to) refuse('CONFLICT');
  if (!canAdmin(tx.caller, 'User Roles', 'update')) refuse('FORBIDDEN');
  const [next] = await tx.db.select().from(roles).where(eq(roles.id, to));
  if (!next) refuse('NOT_FOUND');
  if (!holdsAll(tx.caller, next.permissions)) refuse('FORBIDDEN');
  const moved = await tx.db.update(users).set({ roleId: to }).where(eq(users.roleId, from)).returning({ id: users.id });
  notifyRightsChanged(tx, moved);
  return moved.length;
}

/** Removes a role definition; CONFLICT while somebody has it who is not to get another, or where it has changed. */
export const deleteRole: Verb<'admin.roles.delete'> = async ({ ctx, input }) => {
  const { id, updatedAt, moveTo } = input.query;
  await inTransaction(ctx, async (tx) => {
    // People first and then definitions, as where somebody is given one, and each in one order: who comes second waits.
    const people = tx.db.select({ id: users.id }).from(users).where(eq(users.roleId, id));
    if (moveTo) await people.orderBy(asc(users.id)).for('update');
    const both = inArray(roles.id, moveTo ? [id, moveTo] : [id]);
    await tx.db.select({ id: roles.id }).from(roles).where(both).orderBy(asc(roles.id)).for('update');
    const { name } = await lockRole(tx, { id, updatedAt });
    const moved = moveTo ? { moveTo, moved: await movePeople(tx, id, moveTo) } : {};
    await mapConstraintErrors(tx.db.delete(roles).where(eq(roles.id, id)));
    await audit(tx, { action: 'role.deleted', subjectType: 'role', subjectId: id, details: { name, ...moved } });
  });
  return { code: 'DELETED', result: null };
};
