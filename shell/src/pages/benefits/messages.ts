import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the page of the benefits. */
export const useBenefitsT = createMessages('benefits', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-benefits-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
