import { z } from 'zod';
import { drawings } from '../drawings';
import { coverPalettes, coverPatterns, personRoles } from '../vocabulary';
import { idSchema } from './user';

export const specialitySchema = z.object({ _id: idSchema, slug: z.string(), name: z.string() });
export type Speciality = z.output<typeof specialitySchema>;

export const authorSchema = z.object({ _id: idSchema, name: z.string(), count: z.number().int() });
export type Author = z.output<typeof authorSchema>;

/** Somebody whom a record names. */
export const personSchema = z.object({ name: z.string(), role: z.enum(personRoles) });
export type Person = z.output<typeof personSchema>;

/** Drawn cover art: which pattern, in which palette, which of its variants. */
export const coverSchema = z.object({
  pattern: z.enum(coverPatterns),
  palette: z.enum(coverPalettes),
  variant: z.number().int().min(0).max(7),
});
export type Cover = z.output<typeof coverSchema>;

export const ebookSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  title: z.string(),
  author: z.object({ _id: idSchema, name: z.string() }),
  people: z.array(personSchema),
  subSpeciality: specialitySchema,
  publishedOn: z.iso.date(),
  pages: z.number().int(),
  cover: coverSchema,
  isNew: z.boolean(),
  /** How far the caller has read, from 0 to 1; left out where they have not begun. */
  progress: z.number().min(0).max(1).optional(),
});
export type Ebook = z.output<typeof ebookSchema>;

export const ebookDetailSchema = ebookSchema.extend({
  summary: z.string(),
  contents: z.array(z.string()),
  /** On which page of the file each of the contents begins; null where that is not known. */
  contentPages: z.array(z.number().int().min(1).nullable()),
  reviewer: z.string(),
  reviewedOn: z.iso.date(),
  /** A link good for at most 300 s and for this user alone; null where the book has no file yet. */
  fileUrl: z.string().nullable(),
});
export type EbookDetail = z.output<typeof ebookDetailSchema>;

export const articleSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  section: z.number().int().min(0).max(4),
  speciality: specialitySchema,
  illustration: z.enum(drawings),
  readMinutes: z.number().int(),
  reviewedOn: z.iso.date(),
});
export type Article = z.output<typeof articleSchema>;

const text = z.string();
/** The body of an article is a list of plain blocks, so no markup ever reaches a page. */
export const articleBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), id: text, text }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('list'), items: z.array(text) }),
  z.object({ kind: z.literal('steps'), items: z.array(z.object({ title: text, text })) }),
  z.object({ kind: z.literal('warning'), title: text, text }),
  z.object({ kind: z.literal('mythFact'), myth: text, fact: text }),
  z.object({ kind: z.literal('figure'), illustration: z.enum(drawings), caption: text }),
]);
export type ArticleBlock = z.output<typeof articleBlockSchema>;

export const articleDetailSchema = articleSchema.extend({
  /** When it was first to be read; its review may be later. */
  publishedOn: z.iso.date(),
  lead: z.string(),
  reviewer: z.string(),
  body: z.array(articleBlockSchema),
  seeDoctorIf: z.array(z.string()),
  related: z.array(articleSchema.pick({ slug: true, title: true })),
});
export type ArticleDetail = z.output<typeof articleDetailSchema>;
