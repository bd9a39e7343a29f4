import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** What it tells of is chosen there; not among the paths that home loads. */
export const noticesPath = '/account/notices';

/** The words of the bell in the header. */
export const useNoticesT = createMessages('notices', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-notices-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
