import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of charts. */
export const useT = createMessages('ui-chart', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-ui-chart-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
