import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of the way to one's own talk in the header. */
export const useTalkT = createMessages('talk', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-talk-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
