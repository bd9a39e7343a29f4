import { listSaga } from '@tvacha/shared-core/resources';
import { articles } from '../state/articles.slice';
import { categories, categoriesReducer } from '../state/categories.slice';
import { foundArticles } from '../state/found-articles.slice';
import { masterdata } from '../state/masterdata.slice';

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = {
  articles: articles.reducer,
  categories: categoriesReducer,
  foundArticles: foundArticles.reducer,
  masterdata: masterdata.reducer,
};

export const saga = () => listSaga(articles, foundArticles, masterdata, ...Object.values(categories));
