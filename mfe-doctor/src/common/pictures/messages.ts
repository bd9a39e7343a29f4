import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words about pictures that are sent; they come with the forms that send some. */
export const useT = createMessages('doctor-pictures', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-pictures-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
