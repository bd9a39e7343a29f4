import { idSchema } from '@tvacha/shared-contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { authors, contents, specialities } from '../../db/schema';
import { matching } from '../reading/matching';
import type { Answer, VerbCall, VerbInput } from '../verb';
import { ebookColumns, presentEbook } from './present-ebook';

type Query = VerbInput<'ebooks.list'>['query'];

const orders = {
  newest: [desc(contents.publishedOn)],
  title: [asc(sql`lower(${contents.title})`)],
  author: [asc(sql`lower(${authors.name})`), asc(sql`lower(${contents.title})`)],
};

const ofSpeciality = (given: string | undefined) => {
  if (given === undefined) return undefined;
  return idSchema.safeParse(given).success ? eq(specialities.id, given) : eq(specialities.slug, given);
};

const wanted = ({ author, subSpeciality, search }: Query) =>
  and(
    eq(contents.type, 'ebook'),
    eq(contents.status, 'published'),
    author === undefined ? undefined : eq(authors.id, author),
    ofSpeciality(subSpeciality),
    matching(search, [contents.title, contents.summary, authors.name]),
  );

/** Ebooks by author and sub-speciality, searched and sorted; up to a thousand at once. */
export async function listEbooks({ ctx, input }: VerbCall<'ebooks.list'>): Promise<Answer<'ebooks.list'>> {
  const { page, dataPerPage, sort } = input.query;
  const where = wanted(input.query);
  const rows = await ctx.db
    .select(ebookColumns)
    .from(contents)
    .innerJoin(authors, eq(authors.id, contents.authorId))
    .innerJoin(specialities, eq(specialities.id, contents.specialityId))
    .where(where)
    .orderBy(...orders[sort], asc(contents.id))
    .limit(dataPerPage)
    .offset((page - 1) * dataPerPage);
  const [found] = await ctx.db
    .select({ total: count() })
    .from(contents)
    .innerJoin(authors, eq(authors.id, contents.authorId))
    .innerJoin(specialities, eq(specialities.id, contents.specialityId))
    .where(where);
  const now = ctx.clock.now();
  const items = rows.map((row) => presentEbook(row, now));
  return { code: 'SUCCESS', result: { items, total: found?.total ?? 0, page, dataPerPage } };
}
