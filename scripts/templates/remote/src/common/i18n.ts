import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../../locales/en.json';

export const useT = createMessages('sample', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `../../locales/${language}.json`),
});
