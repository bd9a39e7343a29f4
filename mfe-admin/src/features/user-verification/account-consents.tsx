import type { Account } from '@tvacha/shared-contract';
import { isStaff } from '@tvacha/shared-contract/roles';
import { formatDate } from '@tvacha/shared-core/format';
import { Card } from '@tvacha/shared-ui/card';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import styles from './account-card.module.css';

/** What a member agreed to, in which version, and what was taken back. */
export function AccountConsents({ account: { consents, role } }: { account: Account }) {
  const t = useT();
  if (isStaff(role)) return null;
  return (
    <Card title={t('consents.title')}>
      {consents.length === 0 && <p className={styles.seen}>{t('consents.none')}</p>}
      <ul className={styles.list}>
        {consents.map(({ _id, kind, version, locale, givenAt, withdrawnAt }) => (
          <li key={_id}>
            <span className={styles.line}>
              <strong>{t(`consents.kind.${kind}`)}</strong>
              <Tag tone={withdrawnAt ? 'neutral' : 'green'}>
                {withdrawnAt
                  ? t('consents.withdrawn', { date: formatDate(withdrawnAt, 'time') })
                  : t('consents.given', { date: formatDate(givenAt, 'time') })}
              </Tag>
            </span>
            <span className={styles.quiet}>{t('consents.version', { version, language: locale })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
