import type { Account } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { useT } from '../../common/i18n';
import styles from './account-card.module.css';
import { StateTag } from './state-tag';

/** Accounts that may be the same person's, each with what it shares with this one and the way to it. */
export function AccountTwins({ twins, hrefOf }: { twins: Account['twins']; hrefOf: (id: string) => string }) {
  const t = useT();
  if (twins.length === 0) return null;
  return (
    <Card title={t('twins.title')}>
      <p className={styles.seen}>{t('twins.text')}</p>
      <ul className={styles.list}>
        {twins.map(({ _id, name, customerId, state, same }) => (
          <li key={_id}>
            <span className={styles.line}>
              <Button kind="text" size="sm" href={hrefOf(_id)}>
                {name}
              </Button>
              <StateTag state={state} />
              <span className={styles.quiet}>{customerId}</span>
            </span>
            <span>{t('twins.same', { what: same.map((mark) => t(`twins.mark.${mark}`)).join(', ') })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
