import type { OfficeRole } from '@tvacha/shared-contract';
import { canAdmin, canRead, type PermissionEntry } from '@tvacha/shared-contract/permissions';
import { type AdminSection, adminSections, flags, type ReadingSection } from '@tvacha/shared-contract/sections';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type RoleRow, roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { type Caller, type Ctx, inTransaction } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { nextStamp, refuseStale } from '../../versions';
import { notifyRightsChanged } from '../notify-rights-changed';

const isAdminSection = (section: string): section is AdminSection =>
  (adminSections as readonly string[]).includes(section);

/** Whether the caller holds every flag of a permission list, and so may hand it on. */
export const holdsAll = (caller: Caller, permissions: readonly PermissionEntry[]): boolean =>
  permissions.every((entry) =>
    flags
      .filter((flag) => entry[flag])
      .every((flag) =>
        isAdminSection(entry.section)
          ? canAdmin(caller, entry.section, flag)
          : canRead(caller, entry.section as ReadingSection, flag),
      ),
  );

/** Role definitions with how many people have each. */
const selectRoles = (ctx: Ctx) =>
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
const presentRole = (row: Row): OfficeRole => ({ ...row, updatedAt: row.updatedAt.toISOString() });

export const findRole = async (ctx: Ctx, id: string): Promise<OfficeRole> =>
  presentRole(one(await selectRoles(ctx).where(eq(roles.id, id))));

const byName = asc(sql`lower(${roles.name})`);
const orders = { name: [byName, asc(roles.id)], users: [desc(count(users.id)), byName, asc(roles.id)] };

/** Role definitions by name or by how many people have them. */
export const listRoles: Verb<'admin.roles.list'> = async ({ ctx, input: { query } }) => {
  const where = matching(query.search, [roles.name]);
  const result = await paged(query, {
    rows: selectRoles(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(roles, where),
    present: presentRole,
  });
  return { code: 'SUCCESS', result };
};

const subjectType = 'role';

/** Whether the caller has this definition. An admin may do all without one. */
export async function isOwnRole(ctx: Ctx, id: string): Promise<boolean> {
  if (ctx.caller.role === 'admin' || !ctx.caller.userId) return false;
  const [own] = await ctx.db.select({ roleId: users.roleId }).from(users).where(eq(users.id, ctx.caller.userId));
  return own?.roleId === id;
}

/**
 * The definition that is to be changed, locked. Nobody changes what they may do themselves, or a definition that says
 * more than they hold.
 * @throws NOT_FOUND, FORBIDDEN, or CONFLICT where it has changed since the caller saw it.
 */
export async function lockRole(tx: Ctx, { id, updatedAt }: { id: string; updatedAt: string }): Promise<RoleRow> {
  const [row] = await tx.db.select().from(roles).where(eq(roles.id, id)).for('update');
  if (!row) refuse('NOT_FOUND');
  if ((await isOwnRole(tx, id)) || !holdsAll(tx.caller, row.permissions)) refuse('FORBIDDEN');
  refuseStale(row, updatedAt);
  return row;
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
  const { id, updatedAt, ...fields } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = await lockRole(tx, { id, updatedAt });
    if (!holdsAll(ctx.caller, fields.permissions)) refuse('FORBIDDEN');
    const change = { ...fields, updatedAt: nextStamp(tx, before) };
    await mapConstraintErrors(tx.db.update(roles).set(change).where(eq(roles.id, id)));
    const people = await tx.db.select({ id: users.id }).from(users).where(eq(users.roleId, id));
    notifyRightsChanged(tx, people);
    const role = await findRole(tx, id);
    const details = { name: before.name, ...changesOf(before, fields) };
    await audit(tx, { action: 'role.updated', subjectType, subjectId: id, details });
    return role;
  });
  return { code: 'ROLE_UPDATED', result };
};
