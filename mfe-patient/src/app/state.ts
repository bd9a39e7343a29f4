import { listSaga } from '@tvacha/shared-core/resources';
import { articles } from '../state/articles.slice';
import { categories, categoriesReducer } from '../state/categories.slice';
import { doctorFacets, doctorProfiles, doctors } from '../state/doctors.slice';
import { foundArticles } from '../state/found-articles.slice';
import { liveTalks } from '../state/live-talks.slice';
import { masterdata } from '../state/masterdata.slice';

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = {
  articles: articles.reducer,
  categories: categoriesReducer,
  doctorFacets: doctorFacets.reducer,
  doctorProfiles: doctorProfiles.reducer,
  doctors: doctors.reducer,
  foundArticles: foundArticles.reducer,
  liveTalks: liveTalks.reducer,
  masterdata: masterdata.reducer,
};

export const saga = () =>
  listSaga(
    articles,
    doctorFacets,
    doctorProfiles,
    doctors,
    foundArticles,
    liveTalks,
    masterdata,
    ...Object.values(categories),
  );
