import { type Captions, type Chapter, filmedTypes, languageCodes } from '@tvacha/shared-contract';
import { z } from 'zod';
import { slugOf } from '../books/book-seed';
import { readRows } from '../content/read-folder';

const slide = z.strictObject({
  title: z.string().min(3).max(60),
  drawing: z.string(),
  /** What is said, in both languages. */
  lines: z.array(z.strictObject({ en: z.string().min(10).max(160), hi: z.string().min(5).max(200) })).min(1),
});
const seedSchema = z.strictObject({
  type: z.enum(filmedTypes),
  /** The title of what it is a film of. */
  of: z.string(),
  slides: z.array(slide).min(3),
});
export type FilmSeed = z.output<typeof seedSchema>;

/** The films there are, each with its slides. */
export const filmSeeds = readRows('films', seedSchema, (row) => row);

/** The names of a film's files in `content/films`, without their endings. */
export const fileNameOf = ({ of }: Pick<FilmSeed, 'of'>) => slugOf(of);

/** Seconds that the title stands, and letters that are read in one. */
export const titleSeconds = 3;
const pace = 15;

const lasts = (words: string) => Math.max(4, Math.ceil(words.length / pace));

/** One picture of a film: a line of a slide, and from when to when it stands. */
export interface Frame {
  slide: FilmSeed['slides'][number];
  line: FilmSeed['slides'][number]['lines'][number];
  from: number;
  to: number;
}

/** The pictures of a film after its title, in seconds from its start. Film, chapters and captions all come of them. */
export function framesOf({ slides }: FilmSeed): Frame[] {
  let at = titleSeconds;
  return slides.flatMap((one) =>
    one.lines.map((line) => {
      const from = at;
      at += lasts(line.en);
      return { slide: one, line, from, to: at };
    }),
  );
}

export const secondsOf = (film: FilmSeed): number => framesOf(film).at(-1)?.to ?? 0;

export const chaptersOf = (film: FilmSeed): Chapter[] =>
  film.slides.map((one) => ({
    at: framesOf(film).find((frame) => frame.slide === one)?.from ?? 0,
    title: one.title,
  }));

export function captionsOf(film: FilmSeed): Captions[] {
  return languageCodes.map((language) => ({
    language,
    cues: framesOf(film).map(({ from, to, line }) => ({ from, to, text: line[language] })),
  }));
}

/** All that is said in it, as one text. */
const transcriptOf = (film: FilmSeed): string =>
  framesOf(film)
    .map(({ line }) => line.en)
    .join(' ');

/** What a guide tells of its film. */
export function guideOf({ title }: { title?: unknown }) {
  const film = filmSeeds.find(({ type, of }) => type === 'proguide' && of === title);
  if (!film) throw new Error(`There is no film ${title}`);
  return {
    minutes: Math.ceil(secondsOf(film) / 60),
    chapters: chaptersOf(film),
    transcript: transcriptOf(film),
  };
}
