import { asc, count, desc, sql } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb } from '../../verb';
import { presentRole, selectRoles } from './find-role';

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
