import {
  columns,
  date,
  defineList,
  number,
  oneOf,
  opened,
  page,
  readAll,
  severalOf,
  shownAs,
  sortedBy,
  text,
} from '@tvacha/shared-core/list';
import * as fc from 'fast-check';

const list = defineList({
  path: (folder: string) => `/lists/${folder}?section=0`,
  fields: {
    state: oneOf('all', 'waiting', 'done'),
    languages: severalOf(['en', 'hi', 'ta']),
    since: date(),
    years: number({ min: 0, max: 60 }),
    search: text(20),
    sort: sortedBy('newest', 'name'),
    view: shownAs('cards', 'rows'),
    page: page(),
    id: opened(),
  },
  rowsPerPage: 10,
});
const read = (query: string) => list.read(new URLSearchParams(query));
const query = (address: typeof list.usual) => new URLSearchParams(list.write(address)).toString();

test('[UX-02] an address says all of a list, and reads the same again', () => {
  const filters = { state: 'waiting', languages: ['hi', 'ta'], since: '2026-02-28', years: 0 } as const;
  const address = { ...filters, search: 'kaur & sons', sort: 'name', view: 'rows', page: 3, id: 'a1' } as const;
  expect(read(query(address))).toEqual(address);
  expect(list.hrefOf(address, 'users')).toBe(`/lists/users?section=0&${query(address)}`);
  expect(list.hrefOf(list.usual, 'users')).toBe('/lists/users?section=0');
});

test('[UX-02] whatever an address holds, it reads without a throw, and its short form reads the same', () => {
  const keys = fc.oneof(fc.constantFrom(...Object.keys(list.fields), '__proto__', 'constructor'), fc.string());
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
    fc.constantFrom('hi,en', 'name', 'done'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, values)), (pairs) => {
      const address = list.read(new URLSearchParams(pairs));
      expect(read(query(address))).toEqual(address);
    }),
  );
});

test.each([
  ...['page=0', 'page=-1', 'page=10001', 'page=1000000000', 'page=1.5', 'page=1e3', 'page=', 'page=٣'],
  ...['state=everything', 'state=__proto__', 'sort=colour', 'view=cubes', 'languages=xx,', 'search=%20%00%0A'],
  ...['since=2026-02-31', 'since=yesterday', 'years=61', 'years=-1', 'years=Infinity', 'unknown=1', 'id='],
])('[UX-02] ?%s is the usual list', (bad) => {
  expect(read(bad)).toEqual(list.usual);
});

test('[UX-02] the ends of a range are within it', () => {
  expect(read('page=10000').page).toBe(10_000);
  expect([read('years=0').years, read('years=60').years]).toEqual([0, 60]);
});

test('[UX-02] of a field that is named twice the first counts, and several come once and in their order', () => {
  expect(read('page=3&page=9&state=nothing&state=done')).toMatchObject({ page: 3, state: 'all' });
  expect(read('languages=ta,en,ta,xx').languages).toEqual(['en', 'ta']);
});

test('[UX-02] another filter or order begins at the first page with nothing open; another page closes what is open', () => {
  const now = read('state=done&page=4&id=a1');
  expect(list.changed(now, { search: 'rao' })).toMatchObject({ state: 'done', search: 'rao', page: 1, id: null });
  expect(list.changed(now, { sort: 'name' })).toMatchObject({ page: 1, id: null });
  expect(list.changed(now, { page: 5 })).toMatchObject({ page: 5, id: null });
  expect(list.changed(now, { view: 'rows' })).toMatchObject({ page: 4, id: 'a1' });
});

test('[UX-02] the server is asked for what is not usual and for a page, not for how rows are shown', () => {
  expect(list.request(read('view=rows&id=a1'), 'users')).toEqual({ page: 1, dataPerPage: 10 });
  const narrowed = read('state=done&languages=hi&sort=name&page=2');
  expect(list.request(narrowed, 'users')).toEqual({
    ...{ state: 'done', languages: ['hi'], sort: 'name' },
    ...{ page: 2, dataPerPage: 10 },
  });
  expect(list.narrowing(narrowed)).toEqual(['state', 'languages']);
  expect(list.narrowing({ ...narrowed, ...list.noFilters })).toEqual([]);
});

test('[ADM-01] a view keeps filters, order and columns, and tells what the list has no more', () => {
  const table = defineList({
    path: () => '/users',
    fields: { state: oneOf('all', 'waiting'), columns: columns('name', 'city'), page: page(), id: opened() },
    rowsPerPage: 10,
  });
  const address = table.read(new URLSearchParams('state=waiting&columns=city&page=3&id=a'));
  expect(table.viewOf(address)).toEqual({ state: 'waiting', columns: 'city' });
  expect(table.request(address)).toEqual({ state: 'waiting', page: 3, dataPerPage: 10 });
  expect(table.lostOf({ state: 'waiting', columns: 'name,city' })).toEqual([]);
  expect(table.lostOf({ state: 'all' })).toEqual([]);
  expect(table.lostOf({ state: 'gone', columns: 'name,age', age: '30', constructor: 'x' })).toEqual([
    'state',
    'columns',
    'age',
    'constructor',
  ]);
});

test('[UX-02] a list that is needed whole is read to its end, or as far as rows come, and a failure is its own', async () => {
  const asked: number[] = [];
  const reading = (rows: number, total: number) =>
    readAll(async ({ page, dataPerPage }) => {
      asked.push(page);
      const items = Array.from(
        { length: Math.max(0, Math.min(dataPerPage, rows - (page - 1) * dataPerPage)) },
        () => page,
      );
      return { items, total, page, dataPerPage };
    });
  expect((await reading(230, 230)).length).toBe(230);
  expect(asked.splice(0)).toEqual([1, 2, 3]);
  expect(await reading(0, 0)).toEqual([]);
  // Rows that went meanwhile are waited for no longer.
  expect((await reading(120, 230)).length).toBe(120);
  expect(asked.splice(0)).toEqual([1, 1, 2, 3]);
  await expect(readAll(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
