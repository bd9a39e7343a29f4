import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of quizzes come with their pages, so that the library is lighter. */
export const useT = createMessages('doctor-quizzes', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-quizzes-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
