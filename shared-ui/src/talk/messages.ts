import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words inside talks. */
export const useT = createMessages('ui-talk', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-ui-talk-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
