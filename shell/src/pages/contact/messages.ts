import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the contact page. */
export const useContactT = createMessages('contact', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-contact-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
