import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the reader. */
export const useT = createMessages('ui-reader', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-ui-reader-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
