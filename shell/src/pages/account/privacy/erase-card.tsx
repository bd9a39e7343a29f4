import { isStaff } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { endSession, useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { useEffect } from 'react';
import { useAccountT } from '../messages';
import { EraseDialog } from './erase-dialog';
import styles from './own-data.module.css';
import { erasureOpened, selectOwnData } from './own-data.slice';

/** The way out for good. */
export function EraseCard() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { role } = useSession();
  const { status } = useAppSelector(selectOwnData).erasure;

  useEffect(() => {
    if (status !== 'done') return;
    navigate(paths.home(), { replace: true });
    // Not sooner: where nobody is logged in, this page would lead to the log-in.
    return () => void endSession('erased');
  }, [status, navigate]);

  return (
    <Card title={t('erase.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t(isStaff(role) ? 'erase.staff' : 'erase.text')}</p>
        {isStaff(role) ? null : (
          <Button kind="danger" icon="trash" onClick={() => dispatch(erasureOpened())}>
            {t('erase.action')}
          </Button>
        )}
      </div>
      <EraseDialog />
    </Card>
  );
}
