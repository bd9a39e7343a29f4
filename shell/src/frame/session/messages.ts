import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of what a session says of its end. */
export const useSessionT = createMessages('session', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-session-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
