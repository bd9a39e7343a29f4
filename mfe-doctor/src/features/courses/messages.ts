import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of courses come with their pages, so that the library is lighter. */
export const useT = createMessages('doctor-courses', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-courses-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
