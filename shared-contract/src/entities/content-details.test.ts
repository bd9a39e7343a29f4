import type { ContentType } from '../content-kinds';
import { contentDetailsSchemas } from './content-details';

/** Whether a value is refused at a place of a type's details, whatever else is missing. */
function isRefused(type: ContentType, place: string, value: unknown): boolean {
  const keys = place.split('.');
  const input = keys.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
  const issues = contentDetailsSchemas[type].safeParse(input).error?.issues ?? [];
  return issues.some(({ path }) => path.join('.') === place);
}

type Row = [type: ContentType, place: string, least: number, most: number];
const ends = (rows: Row[], made: (size: number) => unknown) =>
  rows.map(([type, place, least, most]) => {
    const verdicts = [least - 1, least, most, most + 1].map((size) => isRefused(type, place, made(size)));
    return `${type} ${place} ${verdicts.join(' ')}`;
  });
const sound = (rows: Row[]) => rows.map(([type, place]) => `${type} ${place} true false false true`);

test('[API-02] texts of a content are between one sign and their longest, without the spaces around them', () => {
  const rows: Row[] = [
    ['ejournal', 'editor', 1, 400],
    ['ejournal', 'articles.0.authors', 1, 400],
    ['proguide', 'transcript', 1, 6000],
    ['dermatologytimes', 'stories.0.text', 1, 6000],
    ['magzter', 'features.0.title', 1, 400],
    ['webinar', 'agenda.0.title', 1, 400],
    ['openhouse', 'speakers.0.city', 1, 400],
    ['poll', 'context', 1, 6000],
  ];
  expect(ends(rows, (size) => ` ${'x'.repeat(size)} `)).toEqual(sound(rows));
});

test('[API-02] numbers of a content are whole, and between the smallest and the largest', () => {
  const rows: Row[] = [
    ['ejournal', 'pages', 1, 2000],
    ['ejournal', 'cover.variant', 0, 7],
    ['course', 'lessons', 1, 2000],
    ['webinar', 'agenda.0.at', 0, 100_000],
    ['proguide', 'chapters.0.at', 0, 100_000],
    ['journalclub', 'paper.year', 1950, 2100],
    ['quiz', 'passMark', 1, 100],
  ];
  expect(ends(rows, (size) => size)).toEqual(sound(rows));
  expect(rows.map(([type, place, least]) => isRefused(type, place, least + 0.5))).not.toContain(false);
});

test('[API-02] a content has at least one of each of its parts', () => {
  const parts: [ContentType, string][] = [
    ['ejournal', 'articles'],
    ['proguide', 'chapters'],
    ['dermatologytimes', 'stories'],
    ['magzter', 'features'],
    ['webinar', 'speakers'],
    ['webinar', 'agenda'],
    ['journalclub', 'points'],
    ['event', 'speakers'],
    ['event', 'sessions'],
    ['course', 'outcomes'],
  ];
  const faults = parts.filter(([type, place]) => !isRefused(type, place, []) || isRefused(type, place, [{}]));
  expect(faults).toEqual([]);
});

test('[API-02] what may be left open is taken as null, and nothing else is', () => {
  for (const [type, place] of [
    ['webinar', 'joinUrl'],
    ['openhouse', 'joinUrl'],
    ['journalclub', 'joinUrl'],
  ] as const)
    expect([isRefused(type, place, null), isRefused(type, place, undefined)]).toEqual([false, true]);
  expect(isRefused('webinar', 'joinUrl', 'meet')).toBe(true);
  for (const place of ['forPatients', 'languages']) expect(isRefused('webinar', place, undefined)).toBe(false);
});
