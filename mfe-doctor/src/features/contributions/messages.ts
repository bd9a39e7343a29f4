import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of contributions come with their pages: the lists of the library are lighter without them. */
export const useT = createMessages('doctor-contributions', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-contributions-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
export type Translate = ReturnType<typeof useT>;
