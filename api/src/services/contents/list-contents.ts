import { isAttended, type Page } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/vocabulary';
import { and, asc, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared';
import { authors, contentReads, contents, publishers, specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { paged } from '../paged';
import { type ContentFilters, filterContents } from './filter-contents';
import { published } from './find-content';
import { columnsOf, type ListedRow } from './listed-row';

const title = asc(sql`lower(${contents.title})`);
const reads = sql`(select ${contentReads.count} from ${contentReads} where ${contentReads.contentId} = ${contents.id})`;

const orders = {
  newest: [desc(contents.publishedOn)],
  oldest: [asc(contents.publishedOn)],
  title: [title],
  author: [asc(sql`lower(${authors.name})`), title],
  mostRead: [sql`${reads} desc nulls last`, desc(contents.publishedOn)],
  soonest: [sql`${contents.startsAt} asc nulls last`],
};

/** What is attended is new or old by when it takes place. */
const attendedOrders = {
  ...orders,
  newest: [sql`${contents.startsAt} desc nulls last`, desc(contents.publishedOn)],
  oldest: [sql`${contents.startsAt} asc nulls first`, asc(contents.publishedOn)],
};

export type ContentSort = keyof typeof orders;

export interface ContentListOptions<Item> {
  type: ContentType;
  query: ContentFilters & { sort: ContentSort; page: number; dataPerPage: number };
  /** Keys of `details` that an item is made from; all else stays in the database. */
  keys: readonly string[];
  /** Most characters of the summary. */
  summary: number;
  /** Narrows further, always alike for one type. */
  where?: SQL;
  present(row: ListedRow): Item;
}

/** A list as it opens: not narrowed, so that what it asks is the same for all of its pages. */
const isWhole = ({
  sort: _sort,
  page: _page,
  dataPerPage: _dataPerPage,
  ...filters
}: ContentListOptions<unknown>['query']) => Object.values(filters).every((value) => value === undefined);

/**
 * Chooses the ids of a page and counts the list. The statements of a whole list hold its type and state as they are:
 * only so can one that is planned once use the index of what is published.
 */
function readsOf(ctx: Ctx, { type, query, where: also }: ContentListOptions<unknown>) {
  const { db } = ctx;
  const where = and(filterContents(type, query, ctx.clock.now()), also);
  const order = [...(isAttended(type) ? attendedOrders : orders)[query.sort], asc(contents.id)];
  const choose = (limit: number | Placeholder, offset: number | Placeholder) =>
    db
      .select({ id: contents.id })
      .from(contents)
      .leftJoin(authors, eq(authors.id, contents.authorId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  if (!isWhole(query)) return { rows: choose, total: () => db.$count(contents, where) };
  where?.inlineParams();
  const chosen = () =>
    prepared(db, `chosen_${type}_${query.sort}`, (name) =>
      choose(sql.placeholder('limit'), sql.placeholder('offset')).prepare(name),
    );
  const counted = () =>
    prepared(db, `counted_${type}`, (name) => db.select({ total: count() }).from(contents).where(where).prepare(name));
  return {
    rows: (limit: number, offset: number) => chosen().execute({ limit, offset }),
    total: async () => (await counted().execute())[0]?.total ?? 0,
  };
}

const rowsById = ({ db }: Ctx, { type, keys, summary }: ContentListOptions<unknown>, ids: string[]) =>
  prepared(db, `listed_${type}`, (name) =>
    db
      .select(columnsOf(keys, summary))
      .from(contents)
      .leftJoin(specialities, eq(specialities.id, contents.specialityId))
      .leftJoin(authors, eq(authors.id, contents.authorId))
      .leftJoin(publishers, eq(publishers.id, contents.publisherId))
      .where(and(sql`${contents.id} = any(${sql.placeholder('ids')})`, published(type)))
      .prepare(name),
  ).execute({ ids });

/**
 * The one list of content: what is published of a type, narrowed, sorted and paged. Its ids are chosen first, then
 * their rows come by one statement for all pages and filters: to plan the joins costs more than to run them.
 */
export async function listContents<Item>(ctx: Ctx, options: ContentListOptions<Item>): Promise<Page<Item>> {
  const { items, ...page } = await paged(options.query, { ...readsOf(ctx, options), present: ({ id }) => id });
  const rows = new Map((await rowsById(ctx, options, items)).map((row) => [row.id, row]));
  // One may have gone since it was chosen.
  return { items: items.flatMap((id) => rows.get(id) ?? []).map(options.present), ...page };
}
