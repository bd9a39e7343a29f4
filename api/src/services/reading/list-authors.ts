import { sectionOfType } from '@tvacha/shared-contract';
import { asc, count, desc, eq } from 'drizzle-orm';
import { authors, contents } from '../../db/schema';
import { published } from '../contents/find-content';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { mayRead } from './may-read';

/** Authors of a kind of content that the caller may read, those who wrote most first. */
export const listAuthors: Verb<'authors.list'> = async ({ ctx, input }) => {
  const { type } = input.query;
  if (!mayRead(ctx.caller, sectionOfType[type])) refuse('FORBIDDEN');
  const wrote = count(contents.id);
  const rows = await ctx.db
    .select({ _id: authors.id, name: authors.name, count: wrote })
    .from(authors)
    .innerJoin(contents, eq(contents.authorId, authors.id))
    .where(published(type))
    .groupBy(authors.id, authors.name)
    .orderBy(desc(wrote), asc(authors.name), asc(authors.id));
  return { code: 'SUCCESS', result: rows };
};
