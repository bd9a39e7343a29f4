import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { folders, savedItems, users } from '../../db/schema';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { mapConstraintErrors, one } from '../rows';
import type { Verb } from '../verb';

/** Most folders that a person may have. */
export const mostFolders = 100;

/** Holds the caller's row until the end, so that two calls at once do not both come in below a bound. */
export const holdCaller = (tx: Ctx) =>
  tx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, callerId(tx)))
    .for('update');

const isOwn = (ctx: Ctx, id: string) => and(eq(folders.id, id), eq(folders.userId, callerId(ctx)));

/** Fails where the caller has no such folder. */
export async function checkFolder(ctx: Ctx, id: string | null): Promise<void> {
  if (id !== null && (await ctx.db.$count(folders, isOwn(ctx, id))) === 0) refuse('NOT_FOUND');
}

const countIn = (ctx: Ctx, id: string) => ctx.db.$count(savedItems, eq(savedItems.folderId, id));

/** The caller's folders, with what is in them. */
export const listFolders: Verb<'folders.list'> = async ({ ctx }) => {
  const userId = callerId(ctx);
  const items = await ctx.db
    .select({ _id: folders.id, name: folders.name, count: count(savedItems.id) })
    .from(folders)
    .leftJoin(savedItems, eq(savedItems.folderId, folders.id))
    .where(eq(folders.userId, userId))
    .groupBy(folders.id)
    .orderBy(asc(sql`lower(${folders.name})`));
  const all = await ctx.db.$count(savedItems, eq(savedItems.userId, userId));
  const loose = await ctx.db.$count(savedItems, and(eq(savedItems.userId, userId), isNull(savedItems.folderId)));
  return { code: 'SUCCESS', result: { items, all, loose, most: mostFolders } };
};

/** Makes a folder; its name is the person's only one of that name, however it is written. */
export const makeFolder: Verb<'folders.make'> = async ({ ctx, input }) => {
  const { name } = input.body;
  const { id } = await inTransaction(ctx, async (tx) => {
    await holdCaller(tx);
    if ((await tx.db.$count(folders, eq(folders.userId, callerId(tx)))) >= mostFolders) refuse('CONFLICT');
    const made = tx.db
      .insert(folders)
      .values({ userId: callerId(tx), name, createdAt: tx.clock.now() })
      .returning({ id: folders.id });
    return one(await mapConstraintErrors(made));
  });
  return { code: 'SUCCESS', result: { _id: id, name, count: 0 } };
};

/** Gives a folder another name. */
export const renameFolder: Verb<'folders.rename'> = async ({ ctx, input }) => {
  const { id, name } = input.body;
  const renamed = ctx.db.update(folders).set({ name }).where(isOwn(ctx, id)).returning({ _id: folders.id });
  const { _id } = one(await mapConstraintErrors(renamed));
  return { code: 'SUCCESS', result: { _id, name, count: await countIn(ctx, id) } };
};

/** Removes a folder; its bookmarks stay, in none. */
export const removeFolder: Verb<'folders.remove'> = async ({ ctx, input }) => {
  const gone = await ctx.db.delete(folders).where(isOwn(ctx, input.body.id)).returning({ _id: folders.id });
  return { code: 'SUCCESS', result: one(gone) };
};
