import type { Page } from '@tvacha/shared-contract';

interface PagedQuery {
  page: number;
  dataPerPage: number;
}

interface PagedReads<Row, Item> {
  /** The query of all rows, in order; or what reads a page, where that is another query. */
  rows:
    | { limit(count: number): { offset(count: number): PromiseLike<Row[]> } }
    | ((limit: number, offset: number) => PromiseLike<Row[]>);
  /** How many there are in all; asked only where the number of rows found does not tell. */
  total(found: Row[]): PromiseLike<number> | number;
  /** Makes items of the rows of the page; where that asks for more, it is done while they are counted. */
  present: ((row: Row) => Item) | { all(rows: Row[]): PromiseLike<Item[]> };
}

/** Presents rows that were chosen by their ids alone, in that order; one may have gone since. */
export const byId = <Item>(read: (ids: string[]) => Promise<ReadonlyMap<string, Item>>) => ({
  async all(rows: { id: string }[]): Promise<Item[]> {
    const items = await read(rows.map(({ id }) => id));
    return rows.map(({ id }) => items.get(id)).filter((item) => item !== undefined);
  },
});

/** One page of a list, in one query where it is the last page and in two where more follow. */
export async function paged<Row, Item>(
  { page, dataPerPage }: PagedQuery,
  { rows, total, present }: PagedReads<Row, Item>,
): Promise<Page<Item>> {
  const offset = (page - 1) * dataPerPage;
  const limit = dataPerPage + 1;
  const found = await (typeof rows === 'function' ? rows(limit, offset) : rows.limit(limit).offset(offset));
  const isLast = found.length <= dataPerPage && (found.length > 0 || page === 1);
  const shown = found.slice(0, dataPerPage);
  const [items, all] = await Promise.all([
    typeof present === 'function' ? shown.map(present) : present.all(shown),
    isLast ? offset + found.length : total(found),
  ]);
  return { items, total: all, page, dataPerPage };
}
