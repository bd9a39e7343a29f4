import { showArticle } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

/** Single articles by slug. */
export const articles = createResource({
  name: 'articles',
  load: (query: { slug: string }, options) => call(showArticle, { query }, options),
});
