import { idSchema, isAttended } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { authors, contents, specialities } from '../../db/schema';
import { matching } from '../reading/matching';
import { forMembers } from './find-content';

/** By what any list of content may be narrowed. */
export interface ContentFilters {
  search?: string;
  author?: string;
  speciality?: string;
  subSpeciality?: string;
  publisher?: string;
  year?: number;
  from?: string;
  to?: string;
  when?: 'upcoming' | 'past';
  kind?: string;
  /** Of courses. */
  level?: string;
  /** Of patient articles. */
  section?: number;
}

/** The conditions name no other table, so that a count needs no join. */
const ofSpeciality = (given: string | undefined) => {
  if (given === undefined) return undefined;
  if (idSchema.safeParse(given).success) return eq(contents.specialityId, given);
  return eq(
    contents.specialityId,
    sql`(select ${specialities.id} from ${specialities} where ${specialities.slug} = ${given})`,
  );
};

const named =
  (column: typeof contents.authorId | typeof contents.specialityId, table: typeof authors | typeof specialities) =>
  (pattern: SQL) =>
    sql`${column} = any(array(select ${table.id} from ${table} where ${table.name} ilike ${pattern}))`;

const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`);
const endOfDay = (day: string) => new Date(`${day}T23:59:59.999+05:30`);

function between(type: ContentType, from: string | undefined, to: string | undefined) {
  if (!isAttended(type))
    return and(
      from === undefined ? undefined : gte(contents.publishedOn, from),
      to === undefined ? undefined : lte(contents.publishedOn, to),
    );
  return and(
    from === undefined ? undefined : gte(contents.startsAt, startOfDay(from)),
    to === undefined ? undefined : lte(contents.startsAt, endOfDay(to)),
  );
}

/** What has no date is over: an archive. */
const at = (when: ContentFilters['when'], now: Date) => {
  if (when === undefined) return undefined;
  return when === 'upcoming' ? gte(contents.startsAt, now) : or(lt(contents.startsAt, now), isNull(contents.startsAt));
};

/** What is published of a type, narrowed. */
export function filterContents(type: ContentType, filters: ContentFilters, now: Date): SQL | undefined {
  const { search, author, speciality, subSpeciality, publisher, year, from, to, when, kind, level, section } = filters;
  return and(
    eq(contents.type, type),
    eq(contents.status, 'published'),
    type === 'webinar' ? forMembers : undefined,
    author === undefined ? undefined : eq(contents.authorId, author),
    ofSpeciality(speciality),
    ofSpeciality(subSpeciality),
    publisher === undefined ? undefined : eq(contents.publisherId, publisher),
    year === undefined ? undefined : between(type, `${year}-01-01`, `${year}-12-31`),
    between(type, from, to),
    at(when, now),
    kind === undefined ? undefined : eq(sql`${contents.details}->>'kind'`, kind),
    level === undefined ? undefined : eq(sql`${contents.details}->>'level'`, level),
    section === undefined ? undefined : eq(contents.section, section),
    matching(search, [
      contents.title,
      contents.summary,
      named(contents.authorId, authors),
      named(contents.specialityId, specialities),
    ]),
  );
}
