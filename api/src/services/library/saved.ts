import type { SavedItem } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { authors, contents, savedItems } from '../../db/schema';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { refuse } from '../refuse';
import { one } from '../rows';
import type { Verb } from '../verb';
import { checkFolder, holdCaller } from './folders';
import { checkReadable, isReadable, keptColumns, presentKept } from './kept-content';

/** Most bookmarks that a person may have. */
export const mostSaved = 2_000;

const isOwn = (ctx: Ctx, id: string) => and(eq(savedItems.id, id), eq(savedItems.userId, callerId(ctx)));

const select = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({
      ...keptColumns,
      _id: savedItems.id,
      folderId: savedItems.folderId,
      withdrawn: sql<boolean>`not (${isReadable(ctx.caller)})`,
      savedAt: savedItems.createdAt,
    })
    .from(savedItems)
    .innerJoin(contents, eq(contents.id, savedItems.contentId))
    .leftJoin(authors, eq(authors.id, contents.authorId))
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

const present = ({ _id, folderId, withdrawn, savedAt, ...row }: Row): SavedItem => ({
  ...presentKept(row),
  _id,
  folderId,
  withdrawn,
  savedAt: savedAt.toISOString(),
});

const orders = { newest: [desc(savedItems.createdAt)], title: [asc(sql`lower(${contents.title})`)] };

/** The caller's bookmarks; what was taken back meanwhile is among them, and said to be (UX-04). */
export const listSaved: Verb<'saved.list'> = async ({ ctx, input }) => {
  const { folder, search, type, contentId, sort, ...page } = input.query;
  const named = folder === 'all' || folder === 'none' ? null : folder;
  await checkFolder(ctx, named);
  const where = and(
    eq(savedItems.userId, callerId(ctx)),
    folder === 'none' ? isNull(savedItems.folderId) : undefined,
    named ? eq(savedItems.folderId, named) : undefined,
    type && eq(contents.type, type),
    contentId ? eq(savedItems.contentId, contentId) : undefined,
    matching(search, [contents.title, authors.name]),
  );
  const result = await paged(page, {
    rows: select(ctx, where).orderBy(...orders[sort], asc(savedItems.id)),
    total: () => ctx.db.$count(select(ctx, where).as('saved')),
    present,
  });
  return { code: 'SUCCESS', result };
};

/** Bookmarks a piece that may be read; whoever has it bookmarked finds it in the folder named now. */
export const putSaved: Verb<'saved.put'> = async ({ ctx, input }) => {
  const { contentId, folderId } = input.body;
  const row = await inTransaction(ctx, async (tx) => {
    const userId = callerId(tx);
    await checkReadable(tx, contentId);
    await holdCaller(tx);
    await checkFolder(tx, folderId);
    const own = eq(savedItems.userId, userId);
    const same = and(own, eq(savedItems.contentId, contentId));
    if ((await tx.db.$count(savedItems, same)) === 0 && (await tx.db.$count(savedItems, own)) >= mostSaved)
      refuse('CONFLICT');
    await tx.db
      .insert(savedItems)
      .values({ userId, contentId, folderId, createdAt: tx.clock.now() })
      .onConflictDoUpdate({ target: [savedItems.userId, savedItems.contentId], set: { folderId } });
    return one(await select(tx, same));
  });
  return { code: 'SUCCESS', result: present(row) };
};

/** Puts a bookmark into another folder, or into none. */
export const moveSaved: Verb<'saved.move'> = async ({ ctx, input }) => {
  const { id, folderId } = input.body;
  const row = await inTransaction(ctx, async (tx) => {
    await holdCaller(tx);
    await checkFolder(tx, folderId);
    await tx.db.update(savedItems).set({ folderId }).where(isOwn(tx, id));
    return one(await select(tx, isOwn(tx, id)));
  });
  return { code: 'SUCCESS', result: present(row) };
};

/** Removes a bookmark. */
export const removeSaved: Verb<'saved.remove'> = async ({ ctx, input }) => {
  const gone = await ctx.db.delete(savedItems).where(isOwn(ctx, input.body.id)).returning({ _id: savedItems.id });
  return { code: 'SUCCESS', result: one(gone) };
};
