import type { Result } from '@tvacha/shared-contract';
import { searchAll } from '@tvacha/shared-contract/routes/finder';
import { foundKinds, searchPath } from '@tvacha/shared-core/found';
import { call } from '@tvacha/shared-core/http';
import { defineList, oneOf, page, type Request, text } from '@tvacha/shared-core/list';
import { createResource } from '@tvacha/shared-core/resources';

export const foundKindNames = Object.keys(foundKinds) as (keyof typeof foundKinds)[];
export type Found = Result<'search.list'>;
export type Hit = Found['items'][number];

/** The server takes no shorter words (UX-04). */
const least = 2;
export const isEnough = (words: string) => words.length >= least;

const fields = { q: text(), kind: oneOf('all', ...foundKindNames), page: page() };

export const searchList = defineList({
  path: () => searchPath(),
  fields,
  rowsPerPage: 20,
  toRequest: ({ q = '', ...more }: Request<typeof fields>) => ({ search: q, ...more }),
});

type Wanted = ReturnType<typeof searchList.request>;

/** What fits the words, by the kinds that the caller may read; nothing while there are too few letters. */
export const searchResults = createResource({
  name: 'searchResults',
  load: async (query: Wanted, options): Promise<Found> =>
    isEnough(query.search)
      ? call(searchAll, { query }, options)
      : { items: [], total: 0, counts: [], page: query.page, dataPerPage: query.dataPerPage },
});
