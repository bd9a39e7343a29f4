import { createMessages } from '@tvacha/shared-core/i18n';
import { DocumentPage } from '../document/document-page';
import en from './locales/en.json';

/** The privacy policy, paragraph by paragraph. */
const usePrivacyT = createMessages('privacy', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-document-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});

/** What is kept of people, and their rights. */
export function PrivacyPage() {
  const t = usePrivacyT();
  return <DocumentPage t={t} catalogue={en} version="1.1" since="2026-11-22" />;
}
