import { sql } from 'drizzle-orm';
import { emptyDatabase } from '../testing/test-database';

test('[SEC-42] each foreign key is the first of some whole index, so that no delete and no look-up reads a table', async () => {
  const db = await emptyDatabase();
  const { rows } = (await db.execute(sql`
    select c.conrelid::regclass::text || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`)) as unknown as {
    rows: { place: string }[];
  };
  expect(rows).toEqual([]);
});
