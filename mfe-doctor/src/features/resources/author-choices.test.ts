import { authorChoices } from './author-filter';

const authors = Array.from({ length: 12 }, (_, index) => ({
  _id: `a${index}`,
  name: `Dr. A${index} Sen`,
  count: index,
}));

test('[DOC-01] authors are offered by how much they wrote, a handful at a time', () => {
  expect(authorChoices(authors, '', '').map((choice) => choice.value)).toEqual(['a11', 'a10', 'a9', 'a8', 'a7', 'a6']);
});

test('[DOC-01] the search looks among all authors, whatever the case and the accents', () => {
  const more = [...authors, { _id: 'x', name: 'Dr. Ānanya Rao', count: 0 }];
  expect(authorChoices(more, ' ANANYA ', '').map((choice) => choice.value)).toEqual(['x']);
});

test('[DOC-01] the chosen author stays in sight though the search leaves it out', () => {
  expect(authorChoices(authors, 'A11', 'a0').map((choice) => choice.value)).toEqual(['a0', 'a11']);
});
