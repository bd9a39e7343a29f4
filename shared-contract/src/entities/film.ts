import { z } from 'zod';
import { languageCodes } from '../languages';
import { chapterSchema } from './content-details';

/** Words that are shown from one moment to another, in seconds from the start; text, never markup. */
export const cueSchema = z.object({ from: z.number().min(0), to: z.number().min(0), text: z.string() });
export type Cue = z.output<typeof cueSchema>;

/** The words of a film in one language; the transcript too. */
export const captionsSchema = z.object({ language: z.enum(languageCodes), cues: z.array(cueSchema) });
export type Captions = z.output<typeof captionsSchema>;

/** A link to a film, for one user and at most 300 s. */
export const filmLinkSchema = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type FilmLink = z.output<typeof filmLinkSchema>;

/** A film as a player needs it. */
export const filmSchema = filmLinkSchema.extend({
  seconds: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** A still that everyone may fetch; null where none was sent. */
  poster: z.string().nullable(),
  captions: z.array(captionsSchema),
  chapters: z.array(chapterSchema),
});
export type Film = z.output<typeof filmSchema>;

/** What a list tells of a film. */
export const filmCardSchema = z.object({
  poster: z.string().nullable(),
  seconds: z.number().int(),
  /** How much of it the caller has seen, from 0 to 1; null where they have not begun. */
  seen: z.number().min(0).max(1).nullable(),
});
export type FilmCard = z.output<typeof filmCardSchema>;
