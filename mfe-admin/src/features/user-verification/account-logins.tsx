import type { Account } from '@tvacha/shared-contract';
import { deviceName } from '@tvacha/shared-core/device-name';
import { formatDate } from '@tvacha/shared-core/format';
import { Card } from '@tvacha/shared-ui/card';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import styles from './account-card.module.css';

/** Where somebody is and was logged in. The one session that goes on is ended in the card of the account. */
export function AccountLogins({ account: { sessions } }: { account: Account }) {
  const t = useT();
  if (sessions.length === 0) return null;
  return (
    <Card title={t('logins.title')}>
      <ul className={styles.list}>
        {sessions.map(({ _id, userAgent, startedAt, lastSeenAt, end }) => {
          const { browser = t('logins.someBrowser'), system = t('logins.someSystem') } = deviceName(userAgent);
          return (
            <li key={_id}>
              <span className={styles.line}>
                <strong>{t('logins.device', { browser, system })}</strong>
                <Tag tone={end ? 'neutral' : 'green'}>{t(end ? `logins.end.${end}` : 'logins.open')}</Tag>
              </span>
              <span className={styles.quiet}>
                {t('logins.span', { from: formatDate(startedAt, 'time'), to: formatDate(lastSeenAt, 'time') })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
