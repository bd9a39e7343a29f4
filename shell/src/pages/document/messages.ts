import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words around a document. */
export const useDocumentT = createMessages('document', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-document-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
