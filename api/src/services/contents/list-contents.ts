import {
  type ContentKind,
  cardSchemas,
  contentKinds,
  isAttended,
  isFilmed,
  listedSummary,
  type Page,
} from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared, unplanned } from '../../db/prepared';
import { authors, contents, publishers, specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { byId, paged } from '../paged';
import type { Answer, Verb } from '../verb';
import { filmsOf } from './films';
import { type ContentFilters, filterContents } from './filter-contents';
import { published } from './find-content';
import { columnsOf, type ListedColumns, type ListedRow, presentListed } from './listed-row';
import { standingsOf } from './meeting-seats';
import { type ContentSort, orderOf } from './order-contents';
import { peopleFields } from './people';

interface ContentListOptions<Name extends keyof ListedRow, Item> {
  type: ContentType;
  query: ContentFilters & { sort: ContentSort; page: number; dataPerPage: number };
  /** What an item is made from, always alike for one type; all else stays in the database. */
  columns: Pick<ListedColumns, Name | 'id'>;
  present(row: Pick<ListedRow, Name | 'id'>): Item;
}

interface Reading {
  db: Db;
  type: ContentType;
  columns: ListedColumns;
  where(): SQL | undefined;
  order(): SQL[];
}

/** A list as it opens: not narrowed, so that what it asks is the same for all of its pages. */
const isWhole = ({
  sort: _sort,
  page: _page,
  dataPerPage: _dataPerPage,
  ...filters
}: ContentListOptions<'id', unknown>['query']) => Object.values(filters).every((value) => value === undefined);

/**
 * A whole list: one statement has the rows of a page and their number in all. It holds type and state as they are, as
 * only so can one that is planned once use the index of what is published.
 */
function wholeReads({ db, columns, where, order }: Reading, name: string) {
  const statement = prepared(db, name, () => {
    const all = where();
    all?.inlineParams();
    return db
      .select({ ...columns, total: sql`${db.select({ total: count() }).from(contents).where(all)}`.mapWith(Number) })
      .from(contents)
      .leftJoin(specialities, eq(specialities.id, contents.specialityId))
      .leftJoin(authors, eq(authors.id, contents.authorId))
      .leftJoin(publishers, eq(publishers.id, contents.publisherId))
      .where(all)
      .orderBy(...order())
      .limit(unplanned('limit'))
      .offset(unplanned('offset'))
      .prepare(name);
  });
  return {
    rows: (limit: number, offset: number) => statement.execute({ limit, offset }),
    total: ([first]: Awaited<ReturnType<typeof statement.execute>>) => first?.total ?? db.$count(contents, where()),
  };
}

/** A narrowed list: the ids of a page, and their number. */
function narrowedReads({ db, where, order }: Reading) {
  const narrowed = where();
  return {
    rows: db
      .select({ id: contents.id })
      .from(contents)
      .leftJoin(authors, eq(authors.id, contents.authorId))
      .where(narrowed)
      .orderBy(...order()),
    total: () => db.$count(contents, narrowed),
  };
}

const rowsById = ({ db, type, columns }: Reading, ids: string[]) =>
  prepared(db, `listed_${type}`, (name) =>
    db
      .select(columns)
      .from(contents)
      .leftJoin(specialities, eq(specialities.id, contents.specialityId))
      .leftJoin(authors, eq(authors.id, contents.authorId))
      .leftJoin(publishers, eq(publishers.id, contents.publisherId))
      .where(and(sql`${contents.id} = any(${sql.placeholder('ids')})`, published(type)))
      .prepare(name),
  ).execute({ ids });

/**
 * The one list of content: what is published of a type, narrowed, sorted and paged. A narrowed list chooses its ids
 * first, then their rows come by one statement for all pages and filters: to plan the joins costs more than to run them.
 */
export async function listContents<Name extends keyof ListedRow, Item>(
  ctx: Ctx,
  { type, query, columns, present }: ContentListOptions<Name, Item>,
): Promise<Page<Item>> {
  const reading: Reading = {
    db: ctx.db,
    type,
    // `present` sees to it that only those are read that are there.
    columns: columns as ListedColumns,
    where: () => filterContents(ctx, type, query),
    order: () => orderOf(type, query.sort),
  };
  if (isWhole(query)) return paged(query, { ...wholeReads(reading, `whole_${type}_${query.sort}`), present });
  return paged(query, {
    ...narrowedReads(reading),
    present: byId(async (ids) => new Map((await rowsById(reading, ids)).map((row) => [row.id, present(row)]))),
  });
}

type ListId = `${ContentKind}.list`;

/** Rows of meetings, with who comes. */
async function withStanding<Item extends { _id: string }>(ctx: Ctx, page: Page<Item>) {
  const standings = await standingsOf(
    ctx,
    page.items.map(({ _id }) => _id),
  );
  return { ...page, items: page.items.map((item) => ({ ...item, ...standings.get(item._id) })) };
}

/** Rows of what there may be a film of, with what there is. */
async function withFilms<Item extends { _id: string }>(ctx: Ctx, page: Page<Item>) {
  const films = await filmsOf(
    ctx,
    page.items.map(({ _id }) => _id),
  );
  return { ...page, items: page.items.map((item) => ({ ...item, film: films.get(item._id) ?? null })) };
}

/** The verb that lists a kind of content. */
export function listKind(kind: ContentKind): Verb<ListId> {
  const { type } = contentKinds[kind];
  const columns = columnsOf([...Object.keys(cardSchemas[type].shape), ...peopleFields(type)], listedSummary);
  return async ({ ctx, input }) => {
    const query: ContentListOptions<'id', unknown>['query'] = input.query;
    const now = ctx.clock.now();
    const result = await listContents(ctx, {
      type,
      query,
      columns,
      present: (row) => ({ ...presentListed(type, row, now, listedSummary), ...cardSchemas[type].parse(row.details) }),
    });
    // The kind decides which of the results it is, which types cannot follow; its schema checks it on the way out.
    const filmed = isFilmed(type) ? await withFilms(ctx, result) : result;
    return {
      code: 'SUCCESS',
      result: (isAttended(type) ? await withStanding(ctx, filmed) : filmed) as Answer<ListId>['result'],
    };
  };
}
