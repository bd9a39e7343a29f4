import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of films; they come with the first film, and not with the pages that have none. */
export const useFilmT = createMessages('doctor-films', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-films-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
