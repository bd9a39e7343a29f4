import { errorMessage } from '@tvacha/shared-core/errors';
import { Button } from '@tvacha/shared-ui/button';
import { authPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { MessagePanel } from '../../common/panel/message-panel';
import type { Missing } from './what-is-missing';

interface ApprovalPendingProps {
  missing: Missing;
  onBack: () => void;
}

/** A login that is held back. Whose application lacks something is led to that; all others wait for a decision. */
export function ApprovalPending({ missing, onBack }: ApprovalPendingProps) {
  const t = useT();
  if (missing) {
    return (
      <MessagePanel title={t(`pending.missing.${missing}`)}>
        <p>{t(missing === 'copy' ? 'pending.copyText' : 'pending.missingText')}</p>
        <Button kind="primary" href={authPaths.resumeRegistration()}>
          {t(`pending.give.${missing}`)}
        </Button>
        <Button onClick={onBack}>{t('pending.back')}</Button>
      </MessagePanel>
    );
  }
  return (
    <MessagePanel title={t('pending.title')}>
      <p>{errorMessage('APPROVAL_PENDING')}</p>
      <p>{t('pending.text')}</p>
      <Button onClick={onBack}>{t('pending.back')}</Button>
    </MessagePanel>
  );
}
