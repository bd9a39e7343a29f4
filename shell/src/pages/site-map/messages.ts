import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the site map. */
export const useSiteMapT = createMessages('sitemap', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-pages-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
