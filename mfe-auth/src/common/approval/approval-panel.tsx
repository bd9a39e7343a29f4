import { toasts } from '@tvacha/shared-contract/toasts';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { MessagePanel } from '../panel/message-panel';

/** While the applicant waits for a decision. */
export function ApprovalPanel({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <MessagePanel title={t('pending.title')}>
      <p>{toasts.APPROVAL_PENDING.text}</p>
      <p>{t('pending.text')}</p>
      {children}
    </MessagePanel>
  );
}
