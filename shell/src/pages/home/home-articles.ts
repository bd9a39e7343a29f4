import { call } from '@tvacha/shared-core/http';
import { createListSlice, listSaga } from '@tvacha/shared-core/resources';
import { injectRemote, type PortalStore, portalStore } from '@tvacha/shared-core/store';

type ArticleQuery = { section?: number; sort: 'newest' | 'title'; dataPerPage: number };

const problems = 3;

/** Articles that the home page shows. */
export const homeArticles = createListSlice({
  name: 'homeArticles',
  load: (query: ArticleQuery) => call('articles.list', { query }),
});

/** All of Common Hair & Skin Problems, of which the page picks. */
export const conditionsQuery: ArticleQuery = { section: problems, sort: 'title', dataPerPage: 24 };
export const newestQuery: ArticleQuery = { sort: 'newest', dataPerPage: 4 };

const added = new WeakSet<PortalStore>();

/** Adds the page's slice when it is first opened; what it loaded stays for the way back. */
export function addHomeArticles(): void {
  const store = portalStore();
  if (added.has(store)) return;
  added.add(store);
  injectRemote({
    key: 'home',
    reducers: { [homeArticles.name]: homeArticles.reducer },
    saga: () => listSaga(homeArticles),
  });
}
