import { idSchema, isAttended } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { authors, contents, specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { matching } from '../reading/matching';
import { forMembers, published } from './find-content';
import { isWhen } from './meeting-time';
import { names } from './people';
import { stateOf } from './state-of';

/** By what any list of content may be narrowed. */
export interface ContentFilters {
  search?: string;
  author?: string;
  person?: string;
  speciality?: string;
  subSpeciality?: string;
  publisher?: string;
  year?: number;
  from?: string;
  to?: string;
  when?: 'upcoming' | 'past';
  kind?: string;
  level?: string;
  state?: string;
  /** Of patient articles. */
  section?: number;
}
export type ContentFilter = keyof ContentFilters;

/** The conditions name no other table, so that a count needs no join. */
const ofSpeciality = (given: string) =>
  idSchema.safeParse(given).success
    ? eq(contents.specialityId, given)
    : eq(
        contents.specialityId,
        sql`(select ${specialities.id} from ${specialities} where ${specialities.slug} = ${given})`,
      );

const named =
  (column: typeof contents.authorId | typeof contents.specialityId, table: typeof authors | typeof specialities) =>
  (pattern: SQL) =>
    sql`${column} = any(array(select ${table.id} from ${table} where ${table.name} ilike ${pattern}))`;

const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`);
const endOfDay = (day: string) => new Date(`${day}T23:59:59.999+05:30`);

const from = (type: ContentType, day: string) =>
  isAttended(type) ? gte(contents.startsAt, startOfDay(day)) : gte(contents.publishedOn, day);
const to = (type: ContentType, day: string) =>
  isAttended(type) ? lte(contents.startsAt, endOfDay(day)) : lte(contents.publishedOn, day);

interface Of {
  ctx: Ctx;
  type: ContentType;
}

const conditions: {
  [Name in ContentFilter]-?: (value: NonNullable<ContentFilters[Name]>, of: Of) => SQL | undefined;
} = {
  search: (text) =>
    matching(text, [
      contents.title,
      contents.summary,
      named(contents.authorId, authors),
      named(contents.specialityId, specialities),
    ]),
  author: (id) => eq(contents.authorId, id),
  person: names,
  speciality: ofSpeciality,
  subSpeciality: ofSpeciality,
  publisher: (id) => eq(contents.publisherId, id),
  year: (year, { type }) => and(from(type, `${year}-01-01`), to(type, `${year}-12-31`)),
  from: (day, { type }) => from(type, day),
  to: (day, { type }) => to(type, day),
  when: (when, { ctx }) => isWhen(when, ctx.clock.now()),
  kind: (kind) => eq(sql`${contents.details}->>'kind'`, kind),
  level: (level) => eq(sql`${contents.details}->>'level'`, level),
  state: (state, { ctx, type }) => eq(stateOf(ctx, type), state),
  section: (section) => eq(contents.section, section),
};
const filterNames = Object.keys(conditions) as ContentFilter[];

/** What is published of a type, narrowed; a facet leaves filters of its own out. */
export function filterContents(
  ctx: Ctx,
  type: ContentType,
  filters: ContentFilters,
  but: readonly ContentFilter[] = [],
): SQL | undefined {
  const given = filterNames.flatMap((name) => {
    const value = filters[name];
    // Each condition takes what its own filter holds, which types cannot follow.
    const condition = conditions[name] as (value: unknown, of: Of) => SQL | undefined;
    return value === undefined || but.includes(name) ? [] : [condition(value, { ctx, type })];
  });
  return and(published(type), type === 'webinar' ? forMembers : undefined, ...given);
}
