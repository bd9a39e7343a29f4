import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';
import { addSlices } from './add-slices';

type ArticleQuery = { section?: number; sort: 'newest' | 'title'; dataPerPage: number };

const problems = 3;

/** Articles that the public pages show. */
export const pageArticles = createResource({
  name: 'pageArticles',
  load: (query: ArticleQuery, options) => call(listArticles, { query }, options),
});

/** All of Common Hair & Skin Problems, of which a page picks. */
export const conditionsQuery: ArticleQuery = { section: problems, sort: 'title', dataPerPage: 24 };
/** More than are shown, as several may have one drawing. */
export const newestQuery: ArticleQuery = { sort: 'newest', dataPerPage: 8 };
/** The newest of one section. */
export const sectionQuery = (section: number): ArticleQuery => ({ section, sort: 'newest', dataPerPage: 3 });

export const addPageArticles = (): void => addSlices({ key: 'pageArticles', resources: [pageArticles] });
