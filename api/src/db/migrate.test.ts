import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { emptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations.generated';

const folder = `${__dirname}/../../drizzle`;
const bare = (text: string) =>
  text
    .replace(/--> statement-breakpoint/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('[API-02] the embedded migrations are those that were generated', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(migrations.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  for (const { tag, statements } of migrations) {
    expect(bare(statements.join(' '))).toBe(bare(readFileSync(`${folder}/${tag}.sql`, 'utf8')));
  }
});

test('[API-02] a database that is up to date is left as it is', async () => {
  const db = await emptyDatabase();
  const applied = () => db.$count(sql`schema_migrations`);
  const before = await applied();
  await migrate(db);
  expect(await applied()).toBe(before);
  expect(before).toBe(migrations.length);
});
