import { createMessages } from '@tvacha/shared-core/i18n';
import { DocumentPage } from '../document/document-page';
import en from './locales/en.json';

/** The terms, paragraph by paragraph. */
const useTermsT = createMessages('terms', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-document-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});

/** The terms and conditions of the portal. */
export function TermsPage() {
  const t = useTermsT();
  return <DocumentPage t={t} catalogue={en} version="1.0" since="2026-11-21" />;
}
