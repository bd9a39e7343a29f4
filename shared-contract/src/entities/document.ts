import { z } from 'zod';

const number = z.number().int();

/** A page of a PDF as a reader needs it before its bytes come. */
const documentPageSchema = z.object({
  /** In points, as the page is shown: turned by its own rotation, in its own units. */
  width: z.number().positive(),
  height: z.number().positive(),
  /** The page's own quarter turns, in degrees, which width and height know already. */
  rotation: z.number().int(),
  /** What the document calls it, such as iv; null where that is just its number. */
  label: z.string().nullable(),
});
export type DocumentPage = z.output<typeof documentPageSchema>;

export const documentPagesSchema = z.object({
  /** The file's SHA-256; null while the server has not read it. */
  sha256: z.string().nullable(),
  /**
   * What is read is a copy that comes quickly in parts; the file as it was put in is had by `documents.link`.
   */
  hasCopy: z.boolean(),
  /** From the first page on; none while the server has not read it. */
  items: z.array(documentPageSchema),
});
export type DocumentPages = z.output<typeof documentPagesSchema>;

/** A link to a file as it was put in, for this caller alone and a few minutes. */
export const documentLinkSchema = z.object({ url: z.string(), sha256: z.string().nullable() });

/** A place in the text of a document. */
const pageHitSchema = z.object({
  /** From 1. */
  page: number.min(1),
  /** Which of those on its page, from 0. */
  nth: number.min(0),
  before: z.string(),
  found: z.string(),
  after: z.string(),
});

export const documentHitsSchema = z.object({
  /** Whether the server has the text at all: without it, who shows the file reads it there. */
  isRead: z.boolean(),
  /** By page and in order; at most 1,000. */
  items: z.array(pageHitSchema),
});
export type DocumentHits = z.output<typeof documentHitsSchema>;
