import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

type WordsQuery = Pick<NonNullable<CallInput<'articles.list'>['query']>, 'speciality' | 'search' | 'dataPerPage'>;

/** What a search finds over all sections at once. */
export const foundArticles = createResource({
  name: 'foundArticles',
  load: (query: WordsQuery, options) => call(listArticles, { query }, options),
});
