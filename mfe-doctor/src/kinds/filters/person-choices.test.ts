import { personChoices } from './person-filter';

const people = Array.from({ length: 12 }, (_, index) => ({ value: `Dr. A${index} Sen`, count: 12 - index }));
const names = (text: string, chosen = '', among = people) =>
  personChoices(among, text, chosen).map(({ value }) => value);

test('[DOC-01] people are offered by how often they are named, a handful at a time', () => {
  expect(names('')).toEqual(people.slice(0, 6).map(({ value }) => value));
});

test('[DOC-01] the search looks among all of them, whatever the case and the accents', () => {
  expect(names(' ANANYA ', '', [...people, { value: 'Dr. Ānanya Rao', count: 1 }])).toEqual(['Dr. Ānanya Rao']);
});

test('[DOC-01] the chosen one leads, though the search leaves them out, and though nothing of theirs is left', () => {
  expect(names('A11', 'Dr. A0 Sen')).toEqual(['Dr. A0 Sen', 'Dr. A11 Sen']);
  expect(personChoices(people, '', 'Dr. Nobody')[0]).toEqual({ value: 'Dr. Nobody', label: 'Dr. Nobody', count: 0 });
});
