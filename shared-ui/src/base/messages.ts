import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../../locales/en.json';

/** The words inside the parts; what a page says comes to the parts as props. */
export const useT = createMessages('ui', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `../../locales/${language}.json`),
});
