import { mostViews } from '@tvacha/shared-contract/form-rules';
import { and, eq, ne } from 'drizzle-orm';
import { savedViews, viewDefaults } from '../../../db/schema';
import { takeAdvisoryLock } from '../../advisory-lock';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { type Ctx, callerId, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { nextStamp, refuseStale } from '../../versions';
import { checkList, isSeen, showView, subjectType } from './views';

/** Saves a view; CONFLICT where the caller has one of that name, or as many as may be. */
export const createView: Verb<'admin.views.create'> = async ({ ctx, input: { body } }) => {
  const { list, name, shared } = body;
  checkList(ctx, list);
  const result = await inTransaction(ctx, async (tx) => {
    const userId = callerId(tx);
    await takeAdvisoryLock(tx, 'saved views', userId);
    const isOwn = and(eq(savedViews.userId, userId), eq(savedViews.list, list));
    if ((await tx.db.$count(savedViews, isOwn)) >= mostViews) refuse('CONFLICT');
    const now = tx.clock.now();
    const values = { ...body, userId, createdAt: now, updatedAt: now };
    const { id } = one(await mapConstraintErrors(tx.db.insert(savedViews).values(values).returning()));
    const made = await showView(tx, id);
    await audit(tx, { action: 'savedView.created', subjectType, subjectId: id, details: { list, name, shared } });
    return made;
  });
  return { code: 'SUCCESS', result };
};

/**
 * A view that the caller may change, locked: their own, of a shared one that of nobody any more, and for an admin every
 * shared one. NOT_FOUND where they do not see it, FORBIDDEN where it is a colleague's.
 */
async function ownView(tx: Ctx, id: string) {
  const isOne = and(eq(savedViews.id, id), isSeen(tx));
  const view = one(await tx.db.select().from(savedViews).where(isOne).for('update'));
  checkList(tx, view.list);
  const isTheirs = view.userId === null || view.userId === callerId(tx);
  if (!isTheirs && tx.caller.role !== 'admin') refuse('FORBIDDEN');
  return view;
}

/** Changes a view as it was seen. Who began with one that is shared no more begins with none. */
export const updateView: Verb<'admin.views.update'> = async ({ ctx, input: { body } }) => {
  const { id, updatedAt, name, query, shared } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = await ownView(tx, id);
    refuseStale(before, updatedAt);
    // Of nobody and not shared, it would be seen by nobody.
    const userId = before.userId ?? (shared ? null : callerId(tx));
    const change = tx.db
      .update(savedViews)
      .set({ name, query, shared, userId, updatedAt: nextStamp(tx, before) })
      .where(eq(savedViews.id, id))
      .returning();
    await mapConstraintErrors(change);
    if (!shared && userId)
      await tx.db.delete(viewDefaults).where(and(eq(viewDefaults.viewId, id), ne(viewDefaults.userId, userId)));
    const changed = await showView(tx, id);
    const details = { list: before.list, ...changesOf(before, { name, query, shared }) };
    await audit(tx, { action: 'savedView.updated', subjectType, subjectId: id, details });
    return changed;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Removes a view, for all who began with it too. */
export const deleteView: Verb<'admin.views.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const { name, list } = await ownView(tx, id);
    await tx.db.delete(savedViews).where(eq(savedViews.id, id));
    await audit(tx, { action: 'savedView.deleted', subjectType, subjectId: id, details: { list, name } });
  });
  return { code: 'DELETED', result: null };
};
