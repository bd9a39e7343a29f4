import type { Page } from '@tvacha/shared-core/resources';

/**
 * Every row of a list that is needed whole and of which nobody has many, a hundred a call, one call after the other. It
 * ends with as many rows as the server counts, or where no more come. Throws what a call throws.
 */
export async function readAll<Row>(
  load: (query: { page: number; dataPerPage: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, dataPerPage: 100 });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}
