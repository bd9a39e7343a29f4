import { type OfficeList, officeLists, type Route, routes, type SavedView } from '@tvacha/shared-contract';
import { mayCall } from '@tvacha/shared-contract/permissions';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { savedViews, viewDefaults } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, callerId, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, nameOf } from '../common/person';

export const subjectType = 'savedView';

/** Fails where the caller may not read the list: what a view of it says is not for them either. */
export function checkList(ctx: Ctx, list: OfficeList): void {
  const { access }: Route = routes[officeLists[list]];
  if (!mayCall(ctx.caller, access)) refuse('FORBIDDEN');
}

/** Views that the caller sees, as far as lists go: their own, and what is shared. */
export const isSeen = (ctx: Ctx) => or(eq(savedViews.userId, callerId(ctx)), savedViews.shared);

const select = (ctx: Ctx) =>
  ctx.db
    .select({ view: savedViews, by: actorColumns, defaultId: viewDefaults.viewId })
    .from(savedViews)
    .leftJoin(actor, isActor(savedViews.userId))
    .leftJoin(viewDefaults, and(eq(viewDefaults.viewId, savedViews.id), eq(viewDefaults.userId, callerId(ctx))))
    .$dynamic();

const present = (ctx: Ctx, { view, by, defaultId }: Awaited<ReturnType<typeof select>>[number]): SavedView => ({
  _id: view.id,
  name: view.name,
  query: view.query,
  shared: view.shared,
  own: view.userId === callerId(ctx),
  by: by && nameOf(by),
  isDefault: defaultId !== null,
  updatedAt: view.updatedAt.toISOString(),
});

/** One view as its caller sees it. */
export async function showView(ctx: Ctx, id: string): Promise<SavedView> {
  return present(ctx, one(await select(ctx).where(eq(savedViews.id, id))));
}

/** The caller's own views of a list and the shared ones, by name. FORBIDDEN where they may not read the list. */
export const listViews: Verb<'admin.views.list'> = async ({ ctx, input: { query } }) => {
  checkList(ctx, query.list);
  const rows = await select(ctx)
    .where(and(eq(savedViews.list, query.list), isSeen(ctx)))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
  return { code: 'SUCCESS', result: rows.map((row) => present(ctx, row)) };
};

/** Begins a list with a view that the caller sees, or with none. */
export const preferView: Verb<'admin.views.prefer'> = async ({ ctx, input: { body } }) => {
  const { list, id: viewId } = body;
  checkList(ctx, list);
  const userId = callerId(ctx);
  await inTransaction(ctx, async (tx) => {
    if (viewId === null) {
      await tx.db.delete(viewDefaults).where(and(eq(viewDefaults.userId, userId), eq(viewDefaults.list, list)));
    } else {
      const isOne = and(eq(savedViews.id, viewId), eq(savedViews.list, list), isSeen(tx));
      // Held, so that it is not taken away from this caller at the same moment.
      one(await tx.db.select({ id: savedViews.id }).from(savedViews).where(isOne).for('share'));
      await tx.db
        .insert(viewDefaults)
        .values({ userId, list, viewId })
        .onConflictDoUpdate({ target: [viewDefaults.userId, viewDefaults.list], set: { viewId } });
    }
    const about = viewId === null ? {} : { subjectId: viewId };
    await audit(tx, { action: 'savedView.preferred', subjectType, ...about, details: { list } });
  });
  return { code: 'UPDATE_SUCCCESS', result: null };
};
