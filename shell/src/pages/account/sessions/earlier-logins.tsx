import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useState } from 'react';
import { useAccountT } from '../messages';
import { LoginRow } from './login-row';
import type { Login } from './sessions';
import styles from './sessions.module.css';

const few = 10;

/** Logins that have ended, the last ones first. */
export function EarlierLogins({ logins }: { logins: readonly Login[] }) {
  const t = useAccountT();
  const [all, setAll] = useState(false);
  const shown = all ? logins : logins.slice(0, few);
  return (
    <Card title={t('earlier.title')}>
      {logins.length === 0 ? (
        <EmptyState title={t('earlier.empty.title')} text={t('earlier.empty.text')} />
      ) : (
        <>
          <p className={styles.lead}>{t('earlier.lead')}</p>
          <ul className={styles.list}>
            {shown.map((login) => (
              <LoginRow key={login._id} login={login} />
            ))}
          </ul>
          {shown.length < logins.length ? (
            <Button kind="text" onClick={() => setAll(true)}>
              {t('earlier.all', { count: logins.length - shown.length })}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  );
}
