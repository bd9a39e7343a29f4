import { kind } from './ebooks';
import { kindList } from './kind-list';

const list = kindList('ebooks', kind);
const readQuery = list.read;
const writeQuery = (query: typeof list.usual) => new URLSearchParams(list.write(query));
const countFilters = (query: typeof list.usual) => list.narrowing(query).length;

test('[DOC-01] a list query survives the way through the URL', () => {
  const query = {
    subSpeciality: 's1',
    person: 'Dr. Ānanya Rao',
    level: 'any',
    when: 'any',
    state: 'any',
    year: 2025,
    search: 'nail unit',
    sort: 'title',
    view: 'list',
  } as const;
  expect(readQuery(writeQuery(query))).toEqual(query);
});

test('[DOC-01] the plain list has the plain address', () => {
  expect(writeQuery(readQuery(new URLSearchParams())).toString()).toBe('');
});

test('[DOC-01] an unknown order or view in the URL falls back to the usual', () => {
  expect(readQuery(new URLSearchParams('sort=colour&view=cubes'))).toMatchObject({ sort: 'newest', view: 'covers' });
});

test('[DOC-01] search from the URL is trimmed and kept within what the server takes', () => {
  expect(readQuery(new URLSearchParams({ search: `  ${'x'.repeat(150)} ` })).search).toHaveLength(100);
});

test('[DOC-01] filters are counted without order and view', () => {
  expect(countFilters(readQuery(new URLSearchParams('person=a&search=b&sort=title&view=list')))).toBe(2);
});

test.each([
  'person=%20',
  'year=zzz',
  'year=-1',
  'when=past',
  'level=Advanced',
  'state=open',
  'page=-1',
  'author=a1',
  'view=%00',
])('[DOC-01] ?%s is nothing that a list of ebooks is narrowed by', (bad) => {
  expect(readQuery(new URLSearchParams(bad))).toEqual(list.usual);
});
