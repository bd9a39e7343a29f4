import { contentDetailsSchemas, type LiveTalk } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import { published } from '../contents/find-content';
import { isWhen } from '../contents/meeting-time';
import { paged } from '../paged';
import type { Verb } from '../verb';
import { presentSpeciality } from './specialities';

const columns = {
  id: contents.id,
  slug: contents.slug,
  title: contents.title,
  summary: contents.summary,
  startsAt: contents.startsAt,
  details: contents.details,
  speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
};
type Row = Pick<typeof contents.$inferSelect, 'id' | 'slug' | 'title' | 'summary' | 'startsAt' | 'details'> & {
  speciality: { id: string; slug: string; name: string } | null;
};

function presentTalk(row: Row, now: Date): LiveTalk {
  if (!row.startsAt) throw new Error(`Talk ${row.id} has no beginning`);
  const { minutes, speakers, agenda, languages = [], joinUrl } = contentDetailsSchemas.webinar.parse(row.details);
  const begun = now.getTime() - row.startsAt.getTime();
  const state = begun < 0 ? 'coming' : begun < minutes * 60_000 ? 'live' : 'over';
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    speciality: row.speciality && presentSpeciality(row.speciality),
    startsAt: row.startsAt.toISOString(),
    minutes,
    state,
    speakers,
    agenda,
    languages,
    joinUrl: state === 'over' ? null : joinUrl,
  };
}

/** Talks for patients, open to everyone; a webinar for members is never among them (PAT-03). */
export const listLiveTalks: Verb<'dermalive.list'> = async ({ ctx, input }) => {
  const now = ctx.clock.now();
  const { when } = input.query;
  const where = and(
    published('webinar'),
    eq(sql`${contents.details}->>'forPatients'`, 'true'),
    isNotNull(contents.startsAt),
    isWhen(when, now),
  );
  const result = await paged(input.query, {
    rows: ctx.db
      .select(columns)
      .from(contents)
      .leftJoin(specialities, eq(specialities.id, contents.specialityId))
      .where(where)
      .orderBy(when === 'upcoming' ? asc(contents.startsAt) : desc(contents.startsAt), asc(contents.id)),
    total: () => ctx.db.$count(contents, where),
    present: (row) => presentTalk(row, now),
  });
  return { code: 'SUCCESS', result };
};
