import type { Place } from '@tvacha/shared-contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { answers, contents, documentPages, documents, type FilmRow, films, lessons } from '../../db/schema';
import type { Ctx } from '../ctx';
import type { Hit } from './find-hits';
import { plain, wordSigns } from './match';

/** A part of a record, and the place it leads to, where it has one. */
interface Part {
  text: string;
  place: Place | null;
}

/** Whether the text has the word, or another form of it. */
function says(text: string, written: string): boolean {
  const word = plain(written);
  const beginning = new RegExp(`[^${wordSigns}]${word.slice(0, Math.max(5, word.length - 3))}`, 'u');
  return beginning.test(` ${plain(text)}`);
}
const amountSaid = (text: string, words: readonly string[]) => words.filter((word) => says(text, word)).length;

const unread = new Set(['kind', 'id', 'illustration', 'cover']);

/** Every text of a document that is read, in its order. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => (unread.has(name) ? [] : textsOf(field)));
};

interface Titled {
  title: string;
  text?: string;
  authors?: string;
  at?: number;
  page?: number;
}

/** Lists in `contents.details` whose items have places of their own. */
const placed: Record<string, (item: Titled, index: number) => Place> = {
  articles: ({ title, page }, index) => ({ in: 'page', at: page ?? index + 1, title, label: null }),
  chapters: ({ title, at }) => ({ in: 'second', at: at ?? 0, title }),
  stories: ({ title }, index) => ({ in: 'story', at: index + 1, title }),
  features: ({ title }, index) => ({ in: 'story', at: index + 1, title }),
};

const partsOf = (details: Record<string, unknown>): Part[] =>
  Object.entries(details).flatMap(([name, value]): Part[] => {
    const placeOf = placed[name];
    if (!placeOf || !Array.isArray(value)) return textsOf(value).map((text) => ({ text, place: null }));
    return value.map((item: Titled, index) => ({ text: textsOf(item).join('. '), place: placeOf(item, index) }));
  });

/** The part that says most of the words; of several the first. */
const best = (parts: readonly Part[], words: readonly string[]): Part | undefined =>
  parts
    .map((part) => ({ part, said: amountSaid(part.text, words) }))
    .reduce<{ part?: Part; said: number }>((most, one) => (one.said > most.said ? one : most), { said: 0 }).part;

/** What is said in a film, with the second in which it begins. */
const saidIn = ({ captions, chapters }: Pick<FilmRow, 'captions' | 'chapters'>): Part[] => [
  ...chapters.map(({ at, title }): Part => ({ text: title, place: { in: 'second', at, title } })),
  // One by one, and then by twos: a sentence is often cut in half.
  ...[1, 2].flatMap((together) =>
    captions.flatMap(({ cues }) =>
      cues.map(({ from }, index): Part => {
        const said = cues.slice(index, index + together).map(({ text }) => text);
        return { text: said.join(' '), place: { in: 'second', at: Math.floor(from), title: '' } };
      }),
    ),
  ),
];

/** These pages of the files of these contents, as far as they have been read. */
const pagesOf = async (db: Ctx['db'], wanted: readonly { id: string; page: number | null }[]) =>
  wanted.length === 0
    ? []
    : db
        .select({ id: contents.id, page: documentPages.page, label: documentPages.label, text: documentPages.text })
        .from(documentPages)
        .innerJoin(documents, eq(documents.sha256, documentPages.sha256))
        .innerJoin(contents, eq(contents.fileKey, documents.key))
        .where(or(...wanted.map(({ id, page }) => and(eq(contents.id, id), eq(documentPages.page, page ?? 0)))));

/** The same places, each page with the name that its file gives it. */
async function withLabels(db: Ctx['db'], found: ReadonlyMap<string, Part>): Promise<ReadonlyMap<string, Part>> {
  const pages = await pagesOf(
    db,
    [...found].flatMap(([id, { place }]) => (place?.in === 'page' ? [{ id, page: place.at }] : [])),
  );
  const labels = new Map(pages.map(({ id, label }) => [id, label]));
  return new Map(
    [...found].map(([id, part]) => {
      const label = labels.get(id);
      return [id, label && part.place?.in === 'page' ? { ...part, place: { ...part.place, label } } : part];
    }),
  );
}

/** Where the words stand in what was found, by its id, for all that does not say them in title or summary (UX-04). */
export async function findPlaces(
  { db }: Ctx,
  hits: readonly Hit[],
  words: readonly string[],
): Promise<ReadonlyMap<string, Part>> {
  const deep = hits.filter(({ title, body }) => amountSaid(`${title} ${body}`, words) < words.length);
  const partIds = deep.flatMap(({ part }) => part ?? []);
  const wholeIds = deep.filter(({ part }) => part === null).map(({ id }) => id);
  const paged = deep.filter(({ part, page }) => part === null && page !== null);
  const [ofLessons, ofAnswers, ofContents, ofPages, ofFilms] = await Promise.all([
    db.select().from(lessons).where(inArray(lessons.id, partIds)),
    db.select({ id: answers.id, text: answers.text }).from(answers).where(inArray(answers.id, partIds)),
    db.select({ id: contents.id, details: contents.details }).from(contents).where(inArray(contents.id, wholeIds)),
    pagesOf(db, paged),
    db
      .select({ contentId: films.contentId, captions: films.captions, chapters: films.chapters })
      .from(films)
      .where(inArray(films.contentId, wholeIds)),
  ]);
  const found = new Map<string, Part>();
  for (const { id, title, body } of ofLessons)
    found.set(id, { text: textsOf(body).join(' '), place: { in: 'lesson', _id: id, title } });
  for (const { id, text } of ofAnswers) found.set(id, { text, place: { in: 'answer', _id: id } });
  for (const { id, page, text } of ofPages)
    found.set(id, { text, place: { in: 'page', at: page, title: '', label: null } });
  for (const film of ofFilms) {
    const said = best(saidIn(film), words);
    if (said && !found.has(film.contentId)) found.set(film.contentId, said);
  }
  const details = new Map(ofContents.map((row) => [row.id, row.details]));
  const places = new Map(
    deep.flatMap(({ id, part }) => {
      const own = part ? undefined : best(partsOf(details.get(id) ?? {}), words);
      const whole = own?.place && amountSaid(own.text, words) === words.length;
      // A part with a title tells more than a page of the file.
      const one = whole ? own : (found.get(part ?? id) ?? own);
      return one ? [[id, one] as const] : [];
    }),
  );
  return withLabels(db, places);
}
