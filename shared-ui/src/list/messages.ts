import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words inside lists. */
export const useT = createMessages('ui-list', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-ui-list-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
