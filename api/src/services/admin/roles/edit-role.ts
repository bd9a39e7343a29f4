import { eq } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { findRole } from './find-role';
import { holdsAll } from './holds';

const subjectType = 'role';

/** Refuses who changes what they may do themselves; an admin may do all without a role definition. */
async function refuseOwn(ctx: Ctx, id: string): Promise<void> {
  if (ctx.caller.role === 'admin' || !ctx.caller.userId) return;
  const [own] = await ctx.db.select({ roleId: users.roleId }).from(users).where(eq(users.id, ctx.caller.userId));
  if (own?.roleId === id) refuse('FORBIDDEN');
}

/** Makes a role definition out of what its maker holds. */
export const createRole: Verb<'admin.roles.create'> = async ({ ctx, input: { body } }) => {
  if (!holdsAll(ctx.caller, body.permissions)) refuse('FORBIDDEN');
  const result = await inTransaction(ctx, async (tx) => {
    const { id } = one(await mapConstraintErrors(tx.db.insert(roles).values(body).returning({ id: roles.id })));
    const role = await findRole(tx, id);
    await audit(tx, { action: 'role.created', subjectType, subjectId: id, details: body });
    return role;
  });
  return { code: 'ROLE_CREATED', result };
};

/** Changes a role definition; what was in it before has to be the caller's to give as well. */
export const updateRole: Verb<'admin.roles.update'> = async ({ ctx, input: { body } }) => {
  const { id, ...fields } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(roles).where(eq(roles.id, id)).for('update');
    if (!before) refuse('NOT_FOUND');
    await refuseOwn(tx, id);
    if (!holdsAll(ctx.caller, [...before.permissions, ...fields.permissions])) refuse('FORBIDDEN');
    await mapConstraintErrors(tx.db.update(roles).set(fields).where(eq(roles.id, id)));
    const role = await findRole(tx, id);
    const details = { name: fields.name, before: before.permissions, after: fields.permissions };
    await audit(tx, { action: 'role.updated', subjectType, subjectId: id, details });
    return role;
  });
  return { code: 'ROLE_UPDATED', result };
};

/** Removes a role definition; CONFLICT while somebody has it. */
export const deleteRole: Verb<'admin.roles.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const gone = await mapConstraintErrors(tx.db.delete(roles).where(eq(roles.id, id)).returning());
    const { name, permissions } = one(gone);
    if (!holdsAll(ctx.caller, permissions)) refuse('FORBIDDEN');
    await audit(tx, { action: 'role.deleted', subjectType, subjectId: id, details: { name } });
  });
  return { code: 'DELETED', result: null };
};
