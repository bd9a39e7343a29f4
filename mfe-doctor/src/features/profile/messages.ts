import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the own profile come with its page. */
export const useT = createMessages('doctor-profile', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-profile-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
export type Translate = ReturnType<typeof useT>;
