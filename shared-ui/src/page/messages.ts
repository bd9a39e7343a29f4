import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words inside the frames of pages. */
export const useT = createMessages('ui-page', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-ui-page-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
