import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of notes in a document. */
export const useT = createMessages('ui-notes', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-ui-notes-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
