import { sql } from 'drizzle-orm';
import type { Db } from './db';
import { migrations } from './migrations.generated';

/** A database whose tables were made in a way that none of the migrations goes on from. */
export class UnknownSchema extends Error {
  constructor() {
    super(
      'The tables of this database were made before the first release, and cannot be brought up to date. ' +
        'Give an empty database; the embedded one is new once the folder database in DATA_DIR is gone.',
    );
  }
}

/**
 * Brings the database to the newest schema; each migration is applied once, whole or not at all.
 * @throws UnknownSchema where there are tables that the first migration did not make; they are left as they are
 */
export async function migrate(db: Db): Promise<void> {
  await db.execute(
    sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
  );
  const applied = await db.select({ tag: sql<string>`tag` }).from(sql`schema_migrations`);
  // Those of a newer server may be there too: it only adds.
  if (applied.length > 0 && applied.every(({ tag }) => tag !== migrations[0]?.tag)) throw new UnknownSchema();
  for (const { tag, statements } of migrations) {
    await db.transaction(async (tx) => {
      const claimed = await tx.select({ tag: sql<string>`tag` }).from(sql`schema_migrations`).where(sql`tag = ${tag}`);
      if (claimed.length > 0) return;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (tag) values (${tag})`);
    });
  }
}
