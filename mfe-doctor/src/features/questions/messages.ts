import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** Words of pictures, reports and follows: they come with the pages of questions, so that the library is lighter. */
export const useT = createMessages('doctor-questions', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-questions-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
