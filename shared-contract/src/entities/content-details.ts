import { type ZodType, z } from 'zod';
import type { ContentType } from '../content-kinds';
import { eventKinds } from '../vocabulary';
import { articleDetailSchema, coverSchema, ebookDetailSchema } from './content';

const text = z.string().trim().min(1).max(400);
const prose = z.string().trim().min(1).max(6000);
const count = z.number().int().min(1).max(2000);
/** Seconds or minutes from the start. */
const offset = z.number().int().min(0).max(100_000);

/** Who checked what is taught, and when. */
const reviewed = { reviewer: text, reviewedOn: z.iso.date() };
const drawn = { cover: coverSchema };

export const speakerSchema = z.object({ name: text, role: text, city: text });
export type Speaker = z.output<typeof speakerSchema>;

/** What happens when, in minutes from the start. */
export const agendaItemSchema = z.object({ at: offset, title: text });
export type AgendaItem = z.output<typeof agendaItemSchema>;

/** How many may come; any number where it is left out. */
const places = count.optional();

const meeting = {
  ...drawn,
  minutes: count,
  places,
  speakers: z.array(speakerSchema).min(1),
  agenda: z.array(agendaItemSchema).min(1),
  /** Where those who come join, from shortly before it begins; null where it is over, or not yet set up. */
  joinUrl: z.url().nullable(),
  /** Whether a recording is kept for members afterwards. */
  recording: z.boolean(),
};

/** Where a part of a film begins, in seconds from the start. */
export const chapterSchema = z.object({ at: offset, title: text });
export type Chapter = z.output<typeof chapterSchema>;

/** Levels of courses and quizzes. */
export const learningLevels = ['Foundation', 'Practice', 'Advanced'] as const;

/**
 * What only its own type of content has, in `contents.details`. Times of meetings are in `contents.startsAt`,
 * files in `contents.fileKey`; lessons, questions and options have tables of their own.
 */
export const contentDetailsSchemas = {
  ebook: ebookDetailSchema.pick({ pages: true, cover: true, contents: true, reviewer: true, reviewedOn: true }),
  /** `related` are slugs. */
  article: articleDetailSchema
    .pick({ illustration: true, readMinutes: true, reviewedOn: true, lead: true, reviewer: true, body: true })
    .extend({ seeDoctorIf: articleDetailSchema.shape.seeDoctorIf, related: z.array(z.string()) }),
  ejournal: z.object({
    ...drawn,
    ...reviewed,
    /** What it is an issue of; issues of one journal stand together by volumes. */
    journal: text,
    volume: count,
    issue: count,
    pages: count,
    editor: text,
    articles: z.array(z.object({ title: text, authors: text, page: count })).min(1),
  }),
  proguide: z.object({
    ...drawn,
    ...reviewed,
    minutes: count,
    presenter: text,
    /** In seconds from the start. */
    chapters: z.array(chapterSchema).min(1),
    transcript: prose,
  }),
  dermatologytimes: z.object({
    ...drawn,
    ...reviewed,
    issue: count,
    pages: count,
    stories: z.array(z.object({ title: text, text: prose })).min(1),
  }),
  magzter: z.object({
    ...drawn,
    /** As the cover has it: `November 2026`. */
    month: text,
    pages: count,
    editor: text,
    features: z.array(z.object({ title: text, text: prose })).min(1),
  }),
  webinar: z.object({
    ...meeting,
    /** Dermalive: a talk for patients, open to everyone. */
    forPatients: z.boolean().optional(),
    /** Spoken in; said of talks for patients. */
    languages: z.array(text).optional(),
  }),
  openhouse: z.object({ ...meeting, host: text }),
  journalclub: z.object({
    ...drawn,
    minutes: count,
    places,
    /** The paper that is read, described in our own words. */
    paper: z.object({ title: text, journal: text, year: z.number().int().min(1950).max(2100) }),
    question: text,
    presenter: text,
    points: z.array(text).min(1),
    joinUrl: z.url().nullable(),
  }),
  event: z.object({
    ...drawn,
    kind: z.enum(eventKinds),
    venue: text,
    city: text,
    minutes: count,
    places,
    speakers: z.array(speakerSchema).min(1),
    sessions: z.array(agendaItemSchema).min(1),
    recording: z.boolean(),
  }),
  course: z.object({
    ...drawn,
    ...reviewed,
    level: z.enum(learningLevels),
    teacher: text,
    minutes: count,
    lessons: count,
    outcomes: z.array(text).min(1),
  }),
  quiz: z.object({
    ...drawn,
    ...reviewed,
    level: z.enum(learningLevels),
    minutes: count,
    questions: count,
    /** Minutes after which what was answered counts; no limit where it is left out. */
    timeLimit: count.optional(),
    /** Right answers in percent that pass. */
    passMark: z.number().int().min(1).max(100),
  }),
  poll: z.object({ ...drawn, context: prose, closesOn: z.iso.date() }),
} as const satisfies Record<ContentType, ZodType>;

/** What a type keeps in `details`: `ContentDetails<'webinar'>`. */
export type ContentDetails<Type extends ContentType> = z.output<(typeof contentDetailsSchemas)[Type]>;
