import { isStaff } from '@tvacha/shared-contract/roles';
import { useMutation } from '@tvacha/shared-core/mutations';
import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { endSession, useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { useEffect, useState } from 'react';
import { useAccountT } from '../messages';
import { EraseDialog } from './erase-dialog';
import { eraseAccount } from './own-data';
import styles from './own-data.module.css';

/** The way out for good. */
export function EraseCard() {
  const t = useAccountT();
  const navigate = useNavigate();
  const { role } = useSession();
  const { status } = useMutation(eraseAccount);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (status !== 'sent') return;
    navigate(paths.home(), { replace: true });
    // Not sooner: where nobody is logged in, this page would lead to the log-in.
    return () => void endSession('erased');
  }, [status, navigate]);

  return (
    <Card title={t('erase.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t(isStaff(role) ? 'erase.staff' : 'erase.text')}</p>
        {isStaff(role) ? null : (
          <Button kind="danger" icon="trash" onClick={() => setOpen(true)}>
            {t('erase.action')}
          </Button>
        )}
      </div>
      <EraseDialog open={open && status !== 'sent'} onClose={() => setOpen(false)} />
    </Card>
  );
}
