import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { authPaths } from '../../app/paths';
import { ApprovalPanel } from '../../common/approval/approval-panel';
import { useT } from '../../common/i18n';

/** A login that is held back: whoever has not finished registering can go on with it. */
export function ApprovalPending({ onBack }: { onBack: () => void }) {
  const t = useT();
  return (
    <ApprovalPanel>
      <p>
        {t('pending.unfinished')} <Link to={authPaths.resumeRegistration()}>{t('pending.goOn')}</Link>
      </p>
      <Button onClick={onBack}>{t('pending.back')}</Button>
    </ApprovalPanel>
  );
}
