import { type ContentDetails, type ContentType, contentDetailsSchemas } from '@tvacha/shared-contract';
import { z } from 'zod';
import { articleBlock } from '../articles/read-articles';
import { fields } from '../content/fields';
import { blocksOf } from '../content/markdown';
import { readRows } from '../content/read-folder';
import { publisherNames } from '../rows';

/** Parts of the details that the seed adds by itself. */
const added = ['cover', 'questions', 'lessons', 'joinUrl', 'closesOn'] as const;

type Written<Type extends ContentType> = Omit<ContentDetails<Type>, (typeof added)[number]>;

/** The details of a kind as they are written. */
export function writtenDetails<Type extends ContentType>(type: Type) {
  const shape: z.ZodRawShape = { ...contentDetailsSchemas[type].shape };
  return z.strictObject(
    Object.fromEntries(Object.entries(shape).filter(([name]) => !added.some((part) => part === name))),
  ) as unknown as z.ZodType<Written<Type>>;
}

/** What all content has; the portal publishes where nothing is said. */
const { publishedOn, ...common } = fields;
export const written = { ...common, publisher: z.enum(publisherNames).optional() };

/** What is attended: how many days after the day of the seed (before it, where negative), at which hour in India. */
export const attended = { inDays: z.int(), at: z.string().regex(/^\d\d:\d\d$/) };
export const published = { publishedOn };

/** A lesson: its text is made of the blocks of articles, its length is in minutes. */
export const lessons = z.array(
  z.strictObject({ title: z.string(), minutes: z.int(), body: contentDetailsSchemas.article.shape.body }),
);

/** A seed's shape: what all content has, what is its own, and the details of its kind. */
export const seedSchema = <Type extends ContentType, Own extends z.ZodRawShape>(type: Type, own: Own) =>
  z.strictObject({ ...written, ...own, details: writtenDetails(type) });

const blocks = (text: unknown) => blocksOf(String(text)).map(articleBlock);

/** `0:45 Cleaning` or `5 Three cases`: a moment, and what happens then. */
function moment(line: string) {
  const [, minutes, seconds, title] = /^(\d+)(?::(\d\d))? (.+)$/.exec(line) ?? [];
  return { at: seconds ? Number(minutes) * 60 + Number(seconds) : Number(minutes), title };
}

/** Parts of the details that are written in one line each. */
const lines: Record<string, (line: string) => unknown> = {
  agenda: moment,
  sessions: moment,
  chapters: moment,
  /** `Hemant Joglekar, Department of dermatology, Nagpur`; everyone here is invented. */
  speakers: (line) => {
    const [name, role, city] = line.split(', ');
    return { name: `Dr. ${name}`, role, city };
  },
  /** `14 Its title / Its authors` */
  articles: (line) => {
    const [, page, title, authors] = /^(\d+) (.+) \/ (.+)$/.exec(line) ?? [];
    return { page: Number(page), title, authors };
  },
};

const partOf = (name: string, value: unknown): unknown => {
  const line = lines[name];
  return line && Array.isArray(value) ? value.map(line) : name === 'body' ? blocks(value) : value;
};

/**
 * Takes a row apart into what stands beside the details, and the details; a course's minutes are those of its lessons.
 */
export function seedOf(row: Record<string, unknown>, own: readonly string[]): Record<string, unknown> {
  const beside: Record<string, unknown> = {};
  const details: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row))
    (name in written || own.includes(name) ? beside : details)[name] = partOf(name, value);
  if (!Array.isArray(row.teaches)) return { ...beside, details };
  const teaches = row.teaches.map((lesson) => ({ ...lesson, body: partOf('body', lesson.body) }));
  return {
    ...beside,
    teaches,
    details: { minutes: teaches.reduce((sum, { minutes }) => sum + minutes, 0), ...details },
  };
}

/**
 * The rows of `content/<file>.yaml`, all of one kind.
 * @param more details that stand elsewhere
 */
export const readSeeds = <Type extends ContentType, Own extends z.ZodRawShape>(
  file: string,
  type: Type,
  own: Own,
  more: (row: Record<string, unknown>) => object = () => ({}),
) =>
  readRows(file, seedSchema(type, own), (row) => {
    const { details, ...seed } = seedOf(row, Object.keys(own));
    return { ...seed, details: { ...(details as object), ...more(row) } };
  });

/** Content as it is written; ids, address, cover and links are added by the seed. */
export type ContentSeed<Type extends ContentType> = z.output<ReturnType<typeof seedSchema<Type, typeof published>>>;
export type MeetingSeed<Type extends ContentType> = z.output<ReturnType<typeof seedSchema<Type, typeof attended>>>;
