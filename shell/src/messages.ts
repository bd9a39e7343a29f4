import { createMessages } from '@tvacha/shared-core/i18n';
import en from '../locales/en.json';

export type MessageKey = keyof typeof en;

/** The shell's words. */
export const useT = createMessages('shell', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `../locales/${language}.json`),
});
