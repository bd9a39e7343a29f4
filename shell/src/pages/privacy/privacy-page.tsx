import { DocumentPage } from '../document/document-page';
import { privacyKeys, usePrivacyT } from './messages';

/** What is kept of people, and their rights. */
export function PrivacyPage() {
  const t = usePrivacyT();
  return (
    <DocumentPage
      eyebrow={t('head.eyebrow')}
      title={t('head.title')}
      lead={t('head.lead')}
      t={t}
      keys={privacyKeys}
      version="1.1"
      since="2026-11-22"
    />
  );
}
