import { coverSchema } from '@tvacha/shared-contract';
import { type ContentType, memberTypes, sectionOfType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { authors, contents } from '../../db/schema';
import { forMembers } from '../contents/find-content';
import type { Caller, Ctx } from '../ctx';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';

/** The types of content that the caller may read; patient articles are open to everyone. */
const readableTypes = (caller: Caller): ContentType[] => [
  'article',
  ...memberTypes.filter((type) => mayRead(caller, sectionOfType[type])),
];

/** What the caller may open now. */
export const isReadable = (caller: Caller) =>
  and(inArray(contents.type, readableTypes(caller)), eq(contents.status, 'published'), forMembers);

/** What a row of the library is presented from; `author` comes by a left join. */
export const keptColumns = {
  contentId: contents.id,
  type: contents.type,
  slug: contents.slug,
  title: contents.title,
  author: authors.name,
  cover: sql<unknown>`${contents.details} -> 'cover'`,
};

interface KeptRow {
  contentId: string;
  type: ContentType;
  slug: string;
  title: string;
  author: string | null;
  cover: unknown;
}

/** The piece that a place or bookmark is of, as the contract has it. */
export const presentKept = ({ contentId, type, slug, title, author, cover }: KeptRow) => ({
  contentId,
  type,
  slug,
  title,
  author,
  cover: coverSchema.safeParse(cover).data ?? null,
});

/** The type of a piece; fails where there is no such piece for this caller, or not any more. */
export async function checkReadable(ctx: Ctx, contentId: string): Promise<ContentType> {
  const where = and(eq(contents.id, contentId), isReadable(ctx.caller));
  const [found] = await ctx.db.select({ type: contents.type }).from(contents).where(where);
  return found?.type ?? refuse('NOT_FOUND');
}
