import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the search in the header. */
export const useSearchT = createMessages('search', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
