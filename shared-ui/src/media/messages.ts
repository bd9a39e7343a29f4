import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the player. */
export const useT = createMessages('ui-media', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-ui-media-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
