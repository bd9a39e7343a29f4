import { isAttended, type Page } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/vocabulary';
import { and, asc, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared';
import { authors, contentReads, contents, publishers, specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { paged } from '../paged';
import { type ContentFilters, filterContents } from './filter-contents';
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

/** A list as it opens: not narrowed, so that one statement does for all of its pages. */
const isWhole = ({
  sort: _sort,
  page: _page,
  dataPerPage: _dataPerPage,
  ...filters
}: ContentListOptions<unknown>['query']) => Object.values(filters).every((value) => value === undefined);

/** The one list of content: what is published of a type, narrowed, sorted and paged. */
export function listContents<Item>(ctx: Ctx, options: ContentListOptions<Item>): Promise<Page<Item>> {
  const { db } = ctx;
  const { type, query, keys, summary, present } = options;
  const where = and(filterContents(type, query, ctx.clock.now()), options.where);
  const order = [...(isAttended(type) ? attendedOrders : orders)[query.sort], asc(contents.id)];
  // Chosen by id first: so the details of those that are not on the page are never taken out of their storage.
  const select = (limit: number | Placeholder, offset: number | Placeholder) =>
    db
      .select(columnsOf(keys, summary))
      .from(contents)
      .leftJoin(specialities, eq(specialities.id, contents.specialityId))
      .leftJoin(authors, eq(authors.id, contents.authorId))
      .leftJoin(publishers, eq(publishers.id, contents.publisherId))
      .where(
        inArray(
          contents.id,
          db
            .select({ id: contents.id })
            .from(contents)
            .leftJoin(authors, eq(authors.id, contents.authorId))
            .where(where)
            .orderBy(...order)
            .limit(limit)
            .offset(offset),
        ),
      )
      .orderBy(...order);
  const whole = () =>
    prepared(db, `list_${type}_${query.sort}`, (name) =>
      select(sql.placeholder('limit'), sql.placeholder('offset')).prepare(name),
    );
  return paged(query, {
    rows: (limit, offset) => (isWhole(query) ? whole().execute({ limit, offset }) : select(limit, offset)),
    total: () => db.$count(contents, where),
    present,
  });
}
