import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useEffect, useState } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { keepPasswordSubmitted, selectDefaultPasswordChange } from './default-password-change.slice';

/** The other way to settle the first password, asked once more before it is gone. */
export function KeepPassword() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectDefaultPasswordChange);
  const [asking, setAsking] = useState(false);

  // What went wrong stands in the page, not behind the question.
  useEffect(() => {
    if (status === 'failed') setAsking(false);
  }, [status]);

  return (
    <div className={styles.or}>
      <p>{t('ownPassword.keepText')}</p>
      <Button block onClick={() => setAsking(true)}>
        {t('ownPassword.keep')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('ownPassword.keepTitle')}
        text={t('ownPassword.keepQuestion')}
        confirmLabel={t('ownPassword.keepConfirm')}
        busy={status === 'keeping'}
        onConfirm={() => dispatch(keepPasswordSubmitted())}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
