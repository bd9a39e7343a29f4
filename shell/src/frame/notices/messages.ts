import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the bell in the header. */
export const useNoticesT = createMessages('notices', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-notices-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
