import type { ListedContent } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { sql } from 'drizzle-orm';
import { authors, contents, publishers, specialities } from '../../db/schema';
import { presentSpeciality } from '../reading/specialities';
import { peopleOf } from './people';

/** Some keys of `details`, so that no body travels for a card. */
const someDetails = (keys: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    keys.map((key) => sql`${key}::text, ${contents.details} -> ${key}::text`),
    sql`, `,
  )})`.mapWith(contents.details);

/** The columns a row of a list is presented from. */
export const columnsOf = (keys: readonly string[], summary: number) => ({
  id: contents.id,
  slug: contents.slug,
  title: contents.title,
  // One more than asked for tells that there is more.
  summary: sql<string>`left(${contents.summary}, ${summary + 1}::int)`,
  section: contents.section,
  publishedOn: contents.publishedOn,
  startsAt: contents.startsAt,
  fileKey: contents.fileKey,
  details: someDetails(keys),
  speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
  author: { id: authors.id, name: authors.name },
  publisher: { id: publishers.id, name: publishers.name },
});

export type ListedColumns = ReturnType<typeof columnsOf>;

/** Those of them that a card needs. */
export const pickColumns = <Name extends keyof ListedColumns>(columns: ListedColumns, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<ListedColumns, Name>;

interface Named {
  id: string;
  name: string;
}

export interface ListedRow {
  id: string;
  slug: string;
  title: string;
  summary: string;
  section: number | null;
  publishedOn: string;
  startsAt: Date | null;
  fileKey: string | null;
  details: Record<string, unknown>;
  speciality: (Named & { slug: string }) | null;
  author: Named | null;
  publisher: Named | null;
}

const newFor = 60 * 24 * 60 * 60 * 1000;

/** What was published within the last sixty days is new. */
export const isNew = (publishedOn: string, now: Date): boolean => now.getTime() - Date.parse(publishedOn) < newFor;

/** At most so many characters, cut after a word. */
const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s.,;:–]+\S*$/, '')}…`;

const presentNamed = (row: Named | null) => row && { _id: row.id, name: row.name };

/** What every kind's rows have, as the contract has it. */
export const presentListed = (type: ContentType, row: ListedRow, now: Date, summary: number): ListedContent => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  summary: shorten(row.summary, summary),
  subSpeciality: row.speciality && presentSpeciality(row.speciality),
  author: presentNamed(row.author),
  people: peopleOf(type, row),
  publisher: presentNamed(row.publisher),
  publishedOn: row.publishedOn,
  startsAt: row.startsAt?.toISOString() ?? null,
  hasFile: row.fileKey !== null,
  isNew: isNew(row.publishedOn, now),
});
