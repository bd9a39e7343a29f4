import { DocumentPage } from '../document/document-page';
import { termsKeys, useTermsT } from './messages';

/** The terms and conditions of the portal. */
export function TermsPage() {
  const t = useTermsT();
  return (
    <DocumentPage
      eyebrow={t('head.eyebrow')}
      title={t('head.title')}
      lead={t('head.lead')}
      t={t}
      keys={termsKeys}
      version="1.0"
      since="2026-11-21"
    />
  );
}
