import { type ZodType, z } from 'zod';
import type { AttendedType, FilmedType, KindType } from '../content-kinds';
import { isAttended, isFilmed } from '../content-kinds';
import { personSchema, specialitySchema } from './content';
import { type ContentDetails, contentDetailsSchemas as details } from './content-details';
import { filmCardSchema, filmSchema } from './film';
import { idSchema } from './user';

/** Most characters of a summary that a list carries; the whole of it comes with the record. */
export const listedSummary = 160;

const named = z.object({ _id: idSchema, name: z.string() }).nullable();

/** What every kind's rows have. */
export const listedContentSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  subSpeciality: specialitySchema.nullable(),
  author: named,
  /** Those who made it first; of a kind that names nobody else, who reviewed it. */
  people: z.array(personSchema),
  publisher: named,
  publishedOn: z.iso.date(),
  /** When what is attended begins. */
  startsAt: z.iso.datetime().nullable(),
  hasFile: z.boolean(),
  isNew: z.boolean(),
});
export type ListedContent = z.output<typeof listedContentSchema>;

/** What a card shows of a type's own details: no bodies, no transcripts. */
export const cardSchemas = {
  ejournal: details.ejournal.pick({ cover: true, volume: true, issue: true, pages: true, editor: true }),
  proguide: details.proguide.pick({ cover: true, minutes: true, presenter: true }),
  dermatologytimes: details.dermatologytimes.pick({ cover: true, issue: true, pages: true }),
  magzter: details.magzter.pick({ cover: true, month: true, pages: true, editor: true }),
  webinar: details.webinar.pick({ cover: true, minutes: true, speakers: true, recording: true }),
  openhouse: details.openhouse.pick({ cover: true, minutes: true, host: true, recording: true }),
  journalclub: details.journalclub.pick({ cover: true, minutes: true, paper: true, presenter: true }),
  event: details.event.pick({
    cover: true,
    kind: true,
    venue: true,
    city: true,
    minutes: true,
    speakers: true,
    recording: true,
  }),
  course: details.course.pick({ cover: true, level: true, teacher: true, minutes: true, lessons: true }),
} as const satisfies Record<KindType, ZodType>;

/** Whether the caller comes, and how many others still may. */
const attendedSchema = z.object({
  registered: z.boolean(),
  /** Null where any number may come. */
  placesLeft: z.number().int().min(0).nullable(),
});
type Attended<Type extends KindType> = Type extends AttendedType ? z.output<typeof attendedSchema> : unknown;
const attendedShape = (type: KindType) => (isAttended(type) ? attendedSchema.shape : {});

/** The film of it; null as long as there is none. */
const filmedCardSchema = z.object({ film: filmCardSchema.nullable() });
const filmedSchema = z.object({ film: filmSchema.nullable() });
type Filmed<Type extends KindType, Schema extends ZodType> = Type extends FilmedType ? z.output<Schema> : unknown;

/** A row of a list of this type. */
export type ContentItem<Type extends KindType> = ListedContent &
  z.output<(typeof cardSchemas)[Type]> &
  Attended<Type> &
  Filmed<Type, typeof filmedCardSchema>;

export const contentItemSchema = <Type extends KindType>(type: Type) =>
  listedContentSchema.extend({
    ...cardSchemas[type].shape,
    ...attendedShape(type),
    ...(isFilmed(type) ? filmedCardSchema.shape : {}),
  }) as unknown as ZodType<ContentItem<Type>>;

const shownSchema = z.object({
  /** A link good for at most 300 s and for this user alone; null where there is no file. */
  fileUrl: z.string().nullable(),
  related: z.array(listedContentSchema.pick({ _id: true, slug: true, title: true, publishedOn: true, startsAt: true })),
});

/** The lessons of a course, without their texts. */
const outlineSchema = z.object({
  outline: z.array(z.object({ _id: idSchema, title: z.string(), minutes: z.number().int() })),
});

/** All issues of the journal, this one too, the newest volume and issue first. */
const issuesSchema = z.object({
  issues: z.array(
    z.object({
      ...listedContentSchema.pick({ _id: true, title: true, publishedOn: true }).shape,
      ...details.ejournal.pick({ cover: true, volume: true, issue: true }).shape,
    }),
  ),
});

const neighbourSchema = listedContentSchema.pick({ _id: true, title: true }).nullable();
/** The issues that came out before and after this one. */
const seriesSchema = z.object({ previous: neighbourSchema, next: neighbourSchema });

/** The link of `film` once more, as the product's document calls it. */
const guideSchema = z.object({ videoUrl: z.string().nullable() });

/** What a record of some types has beside its details. */
type Extras<Type extends KindType> = Attended<Type> &
  Filmed<Type, typeof filmedSchema> &
  (Type extends 'course' ? z.output<typeof outlineSchema> : unknown) &
  (Type extends 'dermatologytimes' | 'magzter' ? z.output<typeof seriesSchema> : unknown) &
  (Type extends 'ejournal' ? z.output<typeof issuesSchema> : unknown) &
  (Type extends 'proguide' ? z.output<typeof guideSchema> : unknown);

const extrasOf = (type: KindType) => ({
  ...attendedShape(type),
  ...(isFilmed(type) ? filmedSchema.shape : {}),
  ...(type === 'course' ? outlineSchema.shape : {}),
  ...(type === 'dermatologytimes' || type === 'magzter' ? seriesSchema.shape : {}),
  ...(type === 'ejournal' ? issuesSchema.shape : {}),
  ...(type === 'proguide' ? guideSchema.shape : {}),
});

/** One record, whole. */
export type ContentRecord<Type extends KindType> = ListedContent &
  ContentDetails<Type> &
  z.output<typeof shownSchema> &
  Extras<Type>;

export const contentRecordSchema = <Type extends KindType>(type: Type) =>
  listedContentSchema.extend({
    ...details[type].shape,
    ...shownSchema.shape,
    ...extrasOf(type),
  }) as unknown as ZodType<ContentRecord<Type>>;
