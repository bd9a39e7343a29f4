import * as contract from './index';
import { patientSections } from './vocabulary';

const lists = Object.entries<unknown>(contract).filter(
  (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((word) => typeof word === 'string'),
);

test('[API-02] no list has a word twice', () => {
  expect(lists.map(([name]) => name)).toEqual(expect.arrayContaining(['contentTypes', 'flags', 'readingSections']));
  expect(lists.filter(([, words]) => new Set(words).size < words.length)).toEqual([]);
});

test('[NAV-04] each patient section has a name of its own, in each language', () => {
  for (const words of ['key', 'title', 'hi', 'section'] as const) {
    const said = patientSections.map((section) => section[words].trim());
    expect(said).not.toContain('');
    expect(new Set(said).size).toBe(5);
  }
});
