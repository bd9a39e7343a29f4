import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

export type HomeKey = keyof typeof en;

/** The words of the front page. */
export const useHomeT = createMessages('home', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});
