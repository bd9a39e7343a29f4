import { sql } from 'drizzle-orm';
import type { Db } from './db';
import { migrations } from './migrations.generated';

/** Brings the database to the newest schema; each migration is applied once, whole or not at all. */
export async function migrate(db: Db): Promise<void> {
  await db.execute(
    sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
  );
  for (const { tag, statements } of migrations) {
    await db.transaction(async (tx) => {
      const claimed = await tx.select({ tag: sql<string>`tag` }).from(sql`schema_migrations`).where(sql`tag = ${tag}`);
      if (claimed.length > 0) return;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (tag) values (${tag})`);
    });
  }
}
