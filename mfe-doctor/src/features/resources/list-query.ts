/** What a list's URL says: filters, search, order and how the titles are shown. */
export interface ListQuery {
  author: string;
  subSpeciality: string;
  search: string;
  sort: Sort;
  view: View;
}
export const sorts = ['newest', 'title', 'author'] as const;
export type Sort = (typeof sorts)[number];
export const views = ['covers', 'list'] as const;
export type View = (typeof views)[number];

export type FilterName = 'author' | 'subSpeciality' | 'search';
export const filterNames: readonly FilterName[] = ['subSpeciality', 'author', 'search'];

const oneOf = <T extends string>(list: readonly T[], text: string | null, usual: T): T =>
  list.find((item) => item === text) ?? usual;

/** Reads a query from the URL; what it does not know it leaves at the usual. */
export const readQuery = (params: URLSearchParams): ListQuery => ({
  author: params.get('author') ?? '',
  subSpeciality: params.get('subSpeciality') ?? '',
  search: (params.get('search') ?? '').trim().slice(0, 100),
  sort: oneOf(sorts, params.get('sort'), 'newest'),
  view: oneOf(views, params.get('view'), 'covers'),
});

/** Writes a query for the URL; the usual is left out, so that the plain list has the plain address. */
export function writeQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['author', 'subSpeciality', 'search'] as const) if (query[name]) params.set(name, query[name]);
  if (query.sort !== 'newest') params.set('sort', query.sort);
  if (query.view !== 'covers') params.set('view', query.view);
  return params;
}

/** How many filters narrow the list. */
export const countFilters = (query: ListQuery): number => filterNames.filter((name) => query[name]).length;

/** The change that takes every filter away. */
export const noFilters = { author: '', subSpeciality: '', search: '' } as const satisfies Partial<ListQuery>;
