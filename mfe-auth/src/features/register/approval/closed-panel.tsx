import { errorMessage } from '@tvacha/shared-core/errors';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { ApprovalPanel } from '../../../common/approval/approval-panel';
import form from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';

/** There is nothing to register: the account waits for its approval, or is complete. */
export function ClosedPanel({ why }: { why: 'APPROVAL_PENDING' | 'USER_ALREADY_EXISTS' }) {
  const t = useRegisterT();
  const toLogin = <Button href={paths.login()}>{t('next.toLogin')}</Button>;
  if (why === 'APPROVAL_PENDING') return <ApprovalPanel>{toLogin}</ApprovalPanel>;
  return (
    <div className={form.form}>
      <Notice tone="warning" title={errorMessage(why)} live>
        {t('closed.exists')}
      </Notice>
      <div>{toLogin}</div>
    </div>
  );
}
