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
  present(row: Row): Item;
}

/** One page of a list, in one query where it is the last page and in two where more follow. */
export async function paged<Row, Item>(
  { page, dataPerPage }: PagedQuery,
  { rows, total, present }: PagedReads<Row, Item>,
): Promise<Page<Item>> {
  const offset = (page - 1) * dataPerPage;
  const limit = dataPerPage + 1;
  const found = await (typeof rows === 'function' ? rows(limit, offset) : rows.limit(limit).offset(offset));
  const isLast = found.length <= dataPerPage && (found.length > 0 || page === 1);
  return {
    items: found.slice(0, dataPerPage).map(present),
    total: isLast ? offset + found.length : await total(found),
    page,
    dataPerPage,
  };
}
