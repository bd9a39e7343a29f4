import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { emptyDatabase } from '../testing/test-database';
import { migrate, UnknownSchema } from './migrate';
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

test('[API-02] a database of before the first release is refused with words, and left as it is', async () => {
  const db = await emptyDatabase();
  const tags = () => db.select({ tag: sql<string>`tag` }).from(sql`schema_migrations`);
  const before = await tags();
  try {
    await db.execute(sql`update schema_migrations set tag = 'old_' || tag`);
    await expect(migrate(db)).rejects.toThrow(UnknownSchema);
    await expect(migrate(db)).rejects.toThrow(
      /^The tables of this database were made before .+ Give an empty database/,
    );
    expect(await tags()).toEqual(before.map(({ tag }) => ({ tag: `old_${tag}` })));
  } finally {
    await db.execute(sql`update schema_migrations set tag = substr(tag, 5)`);
  }
  await db.execute(sql`insert into schema_migrations (tag) values ('9999_newer')`);
  await migrate(db);
  await db.execute(sql`delete from schema_migrations where tag = '9999_newer'`);
  expect(await tags()).toEqual(before);
});
