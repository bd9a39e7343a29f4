import type { Place } from '@tvacha/shared-contract';
import { inArray } from 'drizzle-orm';
import { answers, contents, lessons } from '../../db/schema';
import type { Ctx } from '../ctx';
import type { Hit } from './find-hits';

/** A part of a record, and the place it leads to, where it has one. */
interface Part {
  text: string;
  place: Place | null;
}

/** Whether the text has the word, or another form of it. */
const says = (text: string, word: string): boolean =>
  ` ${text.toLowerCase()}`.search(new RegExp(`[^\\p{L}\\p{N}]${word.slice(0, Math.max(5, word.length - 3))}`, 'u')) >=
  0;
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
  articles: ({ title, page }, index) => ({ in: 'page', at: page ?? index + 1, title }),
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

/** Where the words stand in what was found, by its id, for all that does not say them in title or summary (UX-04). */
export async function findPlaces(
  { db }: Ctx,
  hits: readonly Hit[],
  words: readonly string[],
): Promise<ReadonlyMap<string, Part>> {
  const deep = hits.filter(({ title, body }) => amountSaid(`${title} ${body}`, words) < words.length);
  const partIds = deep.flatMap(({ part }) => part ?? []);
  const wholeIds = deep.filter(({ part }) => part === null).map(({ id }) => id);
  const [ofLessons, ofAnswers, ofContents] = await Promise.all([
    db.select().from(lessons).where(inArray(lessons.id, partIds)),
    db.select({ id: answers.id, text: answers.text }).from(answers).where(inArray(answers.id, partIds)),
    db.select({ id: contents.id, details: contents.details }).from(contents).where(inArray(contents.id, wholeIds)),
  ]);
  const found = new Map<string, Part>();
  for (const { id, title, body } of ofLessons)
    found.set(id, { text: textsOf(body).join(' '), place: { in: 'lesson', _id: id, title } });
  for (const { id, text } of ofAnswers) found.set(id, { text, place: { in: 'answer', _id: id } });
  const details = new Map(ofContents.map((row) => [row.id, row.details]));
  return new Map(
    deep.flatMap(({ id, part }) => {
      const one = part ? found.get(part) : best(partsOf(details.get(id) ?? {}), words);
      return one ? [[id, one] as const] : [];
    }),
  );
}
