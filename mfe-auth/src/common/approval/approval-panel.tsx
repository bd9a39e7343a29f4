import { errorMessage } from '@tvacha/shared-core/errors';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { MessagePanel } from '../panel/message-panel';

/** While the applicant waits for a decision. */
export function ApprovalPanel({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <MessagePanel title={t('pending.title')}>
      <p>{errorMessage('APPROVAL_PENDING')}</p>
      <p>{t('pending.text')}</p>
      {children}
    </MessagePanel>
  );
}
