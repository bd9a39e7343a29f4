import { z } from 'zod';
import { contentTypes } from '../content-kinds';
import { coverSchema } from './content';
import { idSchema } from './user';

/** Where one is in a book, a film, a course or a quiz. */
export const placeAtSchema = z.union([
  z.strictObject({
    page: z.number().int().min(1).max(100_000),
    /** The part of the page's height that lies above the view. */
    down: z.number().min(0).max(1).optional(),
    /** As a factor, or by what it is fitted to. */
    zoom: z.union([z.number().min(0.1).max(5), z.enum(['fit', 'page', 'comfortable'])]).optional(),
  }),
  z.strictObject({ second: z.number().int().min(0).max(86_400) }),
  z.strictObject({ lesson: idSchema }),
  z.strictObject({ question: idSchema }),
]);
export type PlaceAt = z.output<typeof placeAtSchema>;

/** What a row of the library shows of a piece of content. */
const keptContentSchema = z.object({
  contentId: idSchema,
  type: z.enum(contentTypes),
  slug: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  cover: coverSchema.nullable(),
});

export const readingPlaceSchema = keptContentSchema.extend({
  /** The nearest that is left, where a page or lesson has gone since. */
  at: placeAtSchema,
  /** Which part of how many that is, counted from 1. */
  part: z.number().int(),
  of: z.number().int(),
  /** What its file calls the page, as iv; null where it has no names, and for all that is no page. */
  label: z.string().nullable(),
  /** How long it was open in all. */
  seconds: z.number().int(),
  seenAt: z.iso.datetime(),
});
export type ReadingPlace = z.output<typeof readingPlaceSchema>;

export const savedItemSchema = keptContentSchema.extend({
  _id: idSchema,
  folderId: idSchema.nullable(),
  /** It may not be read any more: it was taken back, or the right to it was. */
  withdrawn: z.boolean(),
  savedAt: z.iso.datetime(),
});
export type SavedItem = z.output<typeof savedItemSchema>;

export const folderSchema = z.object({ _id: idSchema, name: z.string(), count: z.number().int() });
export type Folder = z.output<typeof folderSchema>;

export const folderName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u, 'Name it with plain words');
