import { type ZodType, z } from 'zod';
import {
  type AttendedType,
  attendedTypes,
  type ContentKind,
  contentKindNames,
  contentKinds,
  isAttended,
  type TypeOfKind,
} from '../content-kinds';
import { learningLevels } from '../entities/content-details';
import { type ContentItem, type ContentRecord, contentItemSchema, contentRecordSchema } from '../entities/content-item';
import { filmLinkSchema } from '../entities/film';
import { type Page, pageOf, pageQuery, searchText } from '../entities/page';
import { specialityKeySchema } from '../entities/speciality-key';
import { idSchema } from '../entities/user';
import { kinds } from '../kinds';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { eventKinds } from '../vocabulary';

/** A day that the database knows too: it has no year 0. */
const day = z.iso.date().regex(/^(?:19|20|21)/, 'Give a day between 1900 and 2199');

/** Somebody whom records name, by the whole name. */
const personName = searchText.min(1);

/** By what a list of content is narrowed. Days are days of India. */
export const contentFilters = {
  search: searchText.optional(),
  author: idSchema.optional(),
  person: personName.optional(),
  speciality: specialityKeySchema.optional(),
  subSpeciality: specialityKeySchema.optional(),
  publisher: idSchema.optional(),
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  from: day.optional(),
  to: day.optional(),
};

const readSorts = ['newest', 'oldest', 'title', 'mostRead'] as const;

const readQuery = z.strictObject({
  ...contentFilters,
  sort: z.enum(readSorts).default('newest'),
  ...pageQuery(100, 24),
});

/** `enrolled` has begun no lesson yet; a course that the caller is not enrolled in has no state. */
const coursesQuery = readQuery.extend({
  level: z.enum(learningLevels).optional(),
  state: z.enum(kinds.courses.states).optional(),
});

/** What is attended is found by when it takes place: its days are those on which it begins. */
const attendedQuery = readQuery.extend({
  when: z.enum(['upcoming', 'past']).optional(),
  sort: z.enum([...readSorts, 'soonest']).default('newest'),
});

const eventsQuery = attendedQuery.extend({ kind: z.enum(eventKinds).optional() });

/** Of events there are three sorts, of courses three levels; what is attended is found by when it is, all else by when it came out. */
type QueryOf<Kind extends ContentKind> = Kind extends 'events'
  ? typeof eventsQuery
  : Kind extends 'courses'
    ? typeof coursesQuery
    : TypeOfKind<Kind> extends AttendedType
      ? typeof attendedQuery
      : typeof readQuery;

const queryOf = (kind: ContentKind): ZodType => {
  if (kind === 'events') return eventsQuery;
  if (kind === 'courses') return coursesQuery;
  return isAttended(contentKinds[kind].type) ? attendedQuery : readQuery;
};

const detailsQuery = z.strictObject({ id: idSchema });

type KindOperations = {
  [Kind in ContentKind as `${Kind}.list`]: {
    summary: string;
    query: QueryOf<Kind>;
    result: ZodType<Page<ContentItem<TypeOfKind<Kind>>>>;
    codes: readonly ['SUCCESS'];
  };
} & {
  [Kind in ContentKind as `${Kind}.details`]: {
    summary: string;
    query: typeof detailsQuery;
    result: ZodType<ContentRecord<TypeOfKind<Kind>>>;
    codes: readonly ['SUCCESS', 'NOT_FOUND'];
  };
};

const pair = (kind: ContentKind): [string, OperationShape][] => {
  const { type, section } = contentKinds[kind];
  return [
    [
      `${kind}.list`,
      {
        summary: `${section}: the list, searched, narrowed and sorted`,
        query: queryOf(kind),
        result: pageOf(contentItemSchema(type)),
        codes: ['SUCCESS'],
      },
    ],
    [
      `${kind}.details`,
      {
        summary: `${section}: one record, whole`,
        query: detailsQuery,
        result: contentRecordSchema(type),
        codes: ['SUCCESS', 'NOT_FOUND'],
      },
    ],
  ];
};

/** How the link stands by which a calendar asks. */
const feedSchema = z.object({
  madeAt: z.iso.datetime(),
  /** When a calendar last asked, and how often since it was made. */
  askedAt: z.iso.datetime().nullable(),
  asked: z.number().int().min(0),
});

const registrationSchema = z.object({
  _id: idSchema,
  type: z.enum(attendedTypes),
  title: z.string(),
  startsAt: z.iso.datetime().nullable(),
  minutes: z.number().int().positive(),
  registeredAt: z.iso.datetime(),
});

export const contentsOperations = {
  ...(Object.fromEntries(contentKindNames.flatMap(pair)) as unknown as KindOperations),
  'events.register': {
    summary:
      'Come to a webinar, an open house, a journal club or an event that is still to be; once, however often it is said',
    body: z.strictObject({ id: idSchema }),
    result: z.object({ registered: z.literal(true) }),
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'events.cancel': {
    summary: 'Not come after all, while it is still to be',
    body: z.strictObject({ id: idSchema }),
    result: z.object({ registered: z.literal(false) }),
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'events.calendar': {
    summary:
      'A meeting as a file for calendars; one that was withdrawn after the caller registered is called off in it',
    query: z.strictObject({ id: idSchema }),
    result: z.string(),
    media: 'text/calendar',
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'films.link': {
    summary: 'A new link to a film that the caller watches, before the one they have ends; it counts no visit',
    query: z.strictObject({ id: idSchema }),
    result: filmLinkSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'events.registrations': {
    summary: 'What the caller comes to, or came to; upcoming is what is not over yet',
    query: z.strictObject({
      when: z.enum(['upcoming', 'past']).optional(),
      search: searchText.optional(),
      sort: z.enum(['soonest', 'latest', 'newest']).default('soonest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(registrationSchema),
    codes: ['SUCCESS'],
  },
  'events.feed': {
    summary: "How the caller's calendar link stands; null where there is none",
    result: feedSchema.nullable(),
    codes: ['SUCCESS'],
  },
  'events.feed.make': {
    summary: 'Make a link by which calendars ask for what the caller comes to; the one before it ends. It is told once',
    result: feedSchema.extend({ url: z.url() }),
    codes: ['SUCCESS'],
  },
  'events.feed.end': {
    summary: "End the caller's calendar link",
    result: z.null(),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'events.feed.read': {
    summary:
      'What the owner of a calendar link comes to, of the last year and to come; what was withdrawn is called off in it',
    query: z.strictObject({ key: z.string().regex(/^[\w-]{43}$/, 'This is the key of no link') }),
    result: z.string(),
    media: 'text/calendar',
    token: 'ignored',
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'contents'>, OperationShape>;
