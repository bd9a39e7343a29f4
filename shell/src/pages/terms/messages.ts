import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

type Key = keyof typeof en;

/** The keys of the text, in its order. */
export const termsKeys = Object.keys(en) as Key[];

/** The terms, paragraph by paragraph. */
export const useTermsT = createMessages('terms', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-terms-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
