import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words inside the parts of forms. */
export const useT = createMessages('ui-form', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-ui-form-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
