import { useResource } from '@tvacha/shared-core/resources';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { AccountLayout } from '../account-layout';
import layout from '../account-layout.module.css';
import { useAccountT } from '../messages';
import { usePageParts } from '../use-page-parts';
import { EarlierLogins } from './earlier-logins';
import { LoginRow } from './login-row';
import { endLogin, ownLogins } from './sessions';
import styles from './sessions.module.css';

const parts = { key: 'account-sessions', resources: [ownLogins, endLogin] };

/** Where somebody is and was logged in (SEC-27). */
export function AccountSessionsPage() {
  const t = useAccountT();
  usePageParts(parts);
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
    </AccountLayout>
  );
}
