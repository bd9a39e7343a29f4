import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the parts that several public pages are made of. */
export const usePartsT = createMessages('pages', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
