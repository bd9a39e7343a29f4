import { errorMessage } from '@tvacha/shared-core/errors';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import form from '../../../common/form/form.module.css';
import { useT } from '../../../common/i18n';
import { useRegisterT } from '../messages';

/** There is nothing to register: the account waits for its approval, or is complete, as the heading says then. */
export function ClosedPanel({ why }: { why: 'APPROVAL_PENDING' | 'USER_ALREADY_EXISTS' }) {
  const say = useT();
  const t = useRegisterT();
  return (
    <div className={form.form}>
      {why === 'APPROVAL_PENDING' && (
        <p>
          {errorMessage(why)} {say('pending.text')}
        </p>
      )}
      <div>
        <Button kind="primary" size="lg" href={paths.login()}>
          {t('next.toLogin')}
        </Button>
      </div>
    </div>
  );
}
