import { hash32, pick } from '../seed-id';
import { type Angle, angles, fits } from './angles';
import { authorsOf, titled } from './authors';
import type { BookSeed } from './book-seed';
import { coverOf } from './cover';
import { allTopics } from './topics/all-topics';
import type { Topic } from './topics/topic';

/** Words that keep their capital within a sentence. */
const names = /^(?:[A-Z]{2,}|Nd:YAG|Wood|Malassezia|Hansen|Mohs|Riehl|Ota|HIV|Q-Switched|Dhat|Gram|Indian)/;

/** The topic as it reads within a sentence. */
export const inSentence = (name: string): string =>
  name
    .split(' ')
    .map((word) => (names.test(word) ? word : word.toLowerCase()))
    .join(' ');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (points: readonly string[]) => `${points.slice(0, -1).join('; ')}; and ${points.at(-1)}`;

/** How the summary goes on after the sentence of the angle. */
const coverage = ['It covers', 'Chapters deal with', 'In four parts:', 'Inside:'] as const;
const warnings = [
  'The most common mistake,',
  'It warns of one trap above all:',
  'A chapter is given to a frequent error:',
];

function summaryOf(topic: Topic, opening: string, key: string): string {
  const start = pick(coverage, `${key}/coverage`);
  const warning = pick(warnings, `${key}/warning`);
  const trap = warning.endsWith(',') ? `${warning} ${topic.trap}, has its own chapter.` : `${warning} ${topic.trap}.`;
  return `${opening} ${start} ${joined(topic.points)}. ${trap}`;
}

const day = 24 * 60 * 60 * 1000;
const firstDay = Date.UTC(2015, 0, 12);
const lastDay = Date.UTC(2026, 10, 12);

/** A day between January 2015 and November 2026; later years are fuller. */
function publishedOn(key: string): string {
  const share = Math.sqrt(hash32(`${key}/day`) / 2 ** 32);
  return new Date(firstDay + Math.floor((share * (lastDay - firstDay)) / day) * day).toISOString().slice(0, 10);
}

function bookOf(topic: Topic, angle: Angle): BookSeed {
  const fill = (text: string) => text.replaceAll('{T}', topic.name).replaceAll('{t}', inSentence(topic.name));
  const title = fill(angle.title);
  const opening = capital(fill(angle.summary.replace(/^\{T\}/, '{t}')));
  return {
    title,
    summary: summaryOf(topic, opening, title),
    speciality: topic.speciality,
    author: titled(pick(authorsOf[topic.speciality], `${title}/author`)),
    publishedOn: publishedOn(title),
    pages: 96 + (hash32(`${title}/pages`) % 82) * 4,
    cover: coverOf(title, topic.speciality),
    contents: [...angle.first, ...topic.points.map(capital), capital(topic.trap), ...angle.last],
  };
}

/** Books composed of a topic and a fitting angle: as many as asked for, always the same ones. */
export function composeBooks(wanted: number, taken: ReadonlySet<string>): BookSeed[] {
  const all = allTopics.flatMap((topic) =>
    angles.filter((angle) => fits(angle, topic)).map((angle) => bookOf(topic, angle)),
  );
  return all
    .filter(({ title }) => !taken.has(title))
    .map((book) => ({ book, rank: hash32(`${book.title}/rank`) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, wanted)
    .map(({ book }) => book);
}
