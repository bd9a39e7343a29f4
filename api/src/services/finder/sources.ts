import { type SearchKind, searchKinds, searchKindTable } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  answers,
  contents,
  contributions,
  documentPages,
  documents,
  films,
  lessons,
  questions,
  users,
} from '../../db/schema';
import { forMembers } from '../contents/find-content';
import { isVisible } from '../contributions/select-contributions';
import type { Caller } from '../ctx';
import { mayRead } from '../reading/may-read';
import { doctorName, isListed } from './filter-doctors';
import type { Match } from './match';

/** The kinds that this caller may read at all; nothing else is even looked at. */
export const readableKinds = (caller: Caller): SearchKind[] =>
  searchKinds.filter((kind) => searchKindTable[kind].sections?.every((section) => mayRead(caller, section)) ?? true);

export const typeOf = (kind: SearchKind): ContentType | undefined => searchKindTable[kind].type;

const isText = <T>(value: T | undefined): value is T => value !== undefined;
const includes = (kinds: readonly SearchKind[], kind: SearchKind) => kinds.includes(kind);

/**
 * Each source selects label, id, slug, title, body and rank of what matches and may be read; `part` is the id of its
 * lesson or answer in which the words stand, `page` that of its file.
 */
type Source = (kinds: readonly SearchKind[], match: Match) => SQL | undefined;

const ofContents: Source = (kinds, match) => {
  const types = kinds.map(typeOf).filter(isText);
  if (types.length === 0) return undefined;
  const { found, rank } = match({ vector: sql`${contents.search}`, title: sql`${contents.title}` });
  return sql`select ${contents.type} as label, ${contents.id} as id, ${contents.slug} as slug, ${contents.title} as title,
      left(${contents.summary}, 600) as body, ${rank} as rank, null::uuid as part, null::int as page
    from ${contents} where ${and(inArray(contents.type, types), eq(contents.status, 'published'), forMembers, found)}`;
};

/** What stands in a lesson alone leads to its course, after the courses that say so themselves. */
const ofLessons: Source = (kinds, match) => {
  if (!includes(kinds, 'courses')) return undefined;
  const { found, rank } = match({ vector: sql`${lessons.search}`, title: sql`${lessons.title}` });
  return sql`select ${contents.type} as label, ${contents.id} as id, ${contents.slug} as slug, ${contents.title} as title,
      left(${contents.summary}, 600) as body, ${rank} / 2 as rank, ${lessons.id} as part, null::int as page
    from ${lessons} join ${contents} on ${eq(contents.id, lessons.contentId)}
    where ${and(eq(contents.type, 'course'), eq(contents.status, 'published'), found)}`;
};

/** What stands in its file alone leads to the page, after the contents that say so themselves. */
const ofPages: Source = (kinds, match) => {
  const types = kinds.map(typeOf).filter(isText);
  if (types.length === 0) return undefined;
  const { found, rank } = match({ vector: sql`${documentPages.search}`, title: sql`''::text` });
  return sql`select ${contents.type} as label, ${contents.id} as id, ${contents.slug} as slug, ${contents.title} as title,
      left(${contents.summary}, 600) as body, ${rank} / 2 as rank, null::uuid as part, ${documentPages.page} as page
    from ${documentPages} join ${documents} on ${eq(documents.sha256, documentPages.sha256)}
      join ${contents} on ${eq(contents.fileKey, documents.key)}
    where ${and(inArray(contents.type, types), eq(contents.status, 'published'), forMembers, found)}`;
};

/** What is said in a film alone leads to the second, after the contents that say so themselves. */
const ofFilms: Source = (kinds, match) => {
  const types = kinds.map(typeOf).filter(isText);
  if (types.length === 0) return undefined;
  const { found, rank } = match({ vector: sql`${films.search}`, title: sql`''::text` });
  return sql`select ${contents.type} as label, ${contents.id} as id, ${contents.slug} as slug, ${contents.title} as title,
      left(${contents.summary}, 600) as body, ${rank} / 2 as rank, null::uuid as part, null::int as page
    from ${films} join ${contents} on ${eq(contents.id, films.contentId)}
    where ${and(inArray(contents.type, types), eq(contents.status, 'published'), isNotNull(films.fileId), forMembers, found)}`;
};

const ofDoctors: Source = (kinds, match) => {
  if (!includes(kinds, 'doctors')) return undefined;
  const { found, rank } = match({ title: doctorName });
  return sql`select 'doctors' as label, ${users.id} as id, null as slug,
      trim(${users.nameTitle} || ' ' || ${doctorName}) as title,
      concat_ws(', ', array_to_string(${users.specialty}, ', '), ${users.address}->>'city') as body, ${rank} as rank,
      null::uuid as part, null::int as page
    from ${users} where ${and(isListed, found)}`;
};

const ofQuestions: Source = (kinds, match) => {
  if (!includes(kinds, 'questions')) return undefined;
  const vector = sql`to_tsvector('plain_english', ${questions.title} || ' ' || ${questions.text})`;
  const { found, rank } = match({ vector, title: sql`${questions.title}` });
  return sql`select 'questions' as label, ${questions.id} as id, null as slug, ${questions.title} as title,
      left(${questions.text}, 600) as body, ${rank} as rank, null::uuid as part, null::int as page
    from ${questions} where ${and(isNull(questions.hiddenAt), found)}`;
};

const ofAnswers: Source = (kinds, match) => {
  if (!includes(kinds, 'questions')) return undefined;
  const vector = sql`to_tsvector('plain_english', ${answers.text})`;
  const { found, rank } = match({ vector, title: sql`''::text` });
  return sql`select 'questions' as label, ${questions.id} as id, null as slug, ${questions.title} as title,
      left(${questions.text}, 600) as body, ${rank} / 2 as rank, ${answers.id} as part, null::int as page
    from ${answers} join ${questions} on ${eq(questions.id, answers.questionId)}
    where ${and(isNull(questions.hiddenAt), isNull(answers.hiddenAt), found)}`;
};

const ofContributions: Source = (kinds, match) => {
  const image = includes(kinds, 'imageContributions') ? eq(contributions.kind, 'image') : undefined;
  const of = includes(kinds, 'caseContributions') ? or(image, eq(contributions.kind, 'case')) : image;
  if (!of) return undefined;
  const { title, diagnosis, summary } = contributions;
  const vector = sql`to_tsvector('plain_english', ${title} || ' ' || ${diagnosis} || ' ' || ${summary})`;
  const { found, rank } = match({ vector, title: sql`${title}` });
  return sql`select ${contributions.kind} || 'Contributions' as label, ${contributions.id} as id, null as slug,
      ${title} as title, left(${summary}, 600) as body, ${rank} as rank, null::uuid as part, null::int as page
    from ${contributions} where ${and(of, isVisible, found)}`;
};

const sources = [ofContents, ofLessons, ofPages, ofFilms, ofDoctors, ofQuestions, ofAnswers, ofContributions];

/** All that matches among the kinds, one select a table. */
export const everythingOf = (kinds: readonly SearchKind[], match: Match): SQL =>
  sql.join(sources.map((source) => source(kinds, match)).filter(isText), sql` union all `);
