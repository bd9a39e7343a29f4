import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import { matching } from '../reading/matching';
import type { Answer, VerbCall, VerbInput } from '../verb';
import { articleColumns, presentArticle } from './present-article';

const orders = {
  newest: [desc(contents.publishedOn)],
  title: [asc(sql`lower(${contents.title})`)],
};

const wanted = ({ section, speciality, search }: VerbInput<'articles.list'>['query']) =>
  and(
    eq(contents.type, 'article'),
    eq(contents.status, 'published'),
    section === undefined ? undefined : eq(contents.section, section),
    speciality === 'all' ? undefined : eq(contents.specialityId, speciality),
    matching(search, [contents.title, contents.summary, specialities.name]),
  );

/** Patient articles of a section, by speciality; open to everyone (PAT-01). */
export async function listArticles({ ctx, input }: VerbCall<'articles.list'>): Promise<Answer<'articles.list'>> {
  const { page, dataPerPage, sort } = input.query;
  const where = wanted(input.query);
  const rows = await ctx.db
    .select(articleColumns)
    .from(contents)
    .innerJoin(specialities, eq(specialities.id, contents.specialityId))
    .where(where)
    .orderBy(...orders[sort], asc(contents.id))
    .limit(dataPerPage)
    .offset((page - 1) * dataPerPage);
  const [found] = await ctx.db
    .select({ total: count() })
    .from(contents)
    .innerJoin(specialities, eq(specialities.id, contents.specialityId))
    .where(where);
  return { code: 'SUCCESS', result: { items: rows.map(presentArticle), total: found?.total ?? 0, page, dataPerPage } };
}
