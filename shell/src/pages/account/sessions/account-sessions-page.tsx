import { isStaff } from '@tvacha/shared-contract/roles';
import { useResource } from '@tvacha/shared-core/resources';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useEffect, useState } from 'react';
import { AccountLayout, usePageParts } from '../account-layout';
import layout from '../account-layout.module.css';
import { useAccountT } from '../messages';
import { addOwnPasskey, ownPasskeys, removeOwnPasskey } from '../passkeys/passkeys';
import { PasskeysCard } from '../passkeys/passkeys-card';
import { proofLeft, proofReducer } from '../proof/proof';
import { ProofDialog } from '../proof/proof-dialog';
import { LoginRow } from './login-row';
import { endLogin, type Login, ownLogins } from './sessions';
import styles from './sessions.module.css';

const few = 10;

/** Logins that have ended, the last ones first. */
function EarlierLogins({ logins }: { logins: readonly Login[] }) {
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

const parts = {
  key: 'account-sessions',
  resources: [ownLogins, endLogin, ownPasskeys, addOwnPasskey, removeOwnPasskey],
  reducers: { accountProof: proofReducer },
};

/** Where somebody is and was logged in (SEC-27), and with what staff may (SEC-15). */
export function AccountSessionsPage() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { role } = useSession();
  usePageParts(parts);
  // A write that waits for the proof is given up.
  useEffect(() => () => void dispatch(proofLeft()), [dispatch]);
  const logins = useResource(ownLogins, undefined);
  return (
    <AccountLayout title="nav.sessions" lead="sessions.lead">
      <Loaded view={logins} shape="list" failed={{ title: t('failed.title') }} isEmpty={() => false}>
        {(all) => (
          <div className={layout.cards}>
            <Card title={t('open.title')}>
              <ul className={styles.list}>
                {all
                  .filter(({ endedAt }) => !endedAt)
                  .map((login) => (
                    <LoginRow key={login._id} login={login} />
                  ))}
              </ul>
            </Card>
            <EarlierLogins logins={all.filter(({ endedAt }) => endedAt)} />
          </div>
        )}
      </Loaded>
      {isStaff(role) ? (
        <>
          <PasskeysCard />
          <ProofDialog />
        </>
      ) : null}
    </AccountLayout>
  );
}
