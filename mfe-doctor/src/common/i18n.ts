import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../../locales/en.json';

export const useT = createMessages('doctor', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `../../locales/${language}.json`),
});
export type Translate = ReturnType<typeof useT>;
