import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the gallery. */
export const useT = createMessages('ui-gallery', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-ui-gallery-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
