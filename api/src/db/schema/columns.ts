import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * What full text is searched in. Words are made of a text by `plain_english`, which the migration makes: English, and
 * letters without their accents.
 */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a document names people by, as one list of names. */
export const namesIn = (document: SQLWrapper, fields: readonly string[]): SQL =>
  sql.join(
    fields.map((field) => sql`jsonb_path_query_array(${document}, ${sql.raw(`'$.${field}'`)})`),
    sql` || `,
  );

/** The fields of a document that are read; its addresses, colours and kinds are not. */
const readFields = `title text contents authors transcript question context points outcomes lead items myth fact caption
  seeDoctorIf`.split(/\s+/);

/** All that is read in a JSON document, for full text; where named, in these of its fields alone. */
export const wordsOf = (document: SQLWrapper, names: readonly string[] = readFields): SQL => {
  const fields = names.map((name) => sql`jsonb_path_query_array(${document}, ${sql.raw(`'strict $.**.${name}'`)})`);
  return sql`jsonb_to_tsvector('plain_english', ${sql.join(fields, sql` || `)}, '["string"]')`;
};
