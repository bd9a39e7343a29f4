import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useAccountT } from '../messages';
import styles from '../sessions/sessions.module.css';
import { type Passkey, removeOwnPasskey } from './passkeys';

/** One passkey: its name, when it was added and used, and the way to remove it. */
export function PasskeyRow({ passkey: { _id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useAccountT();
  const { status, send } = useMutation(removeOwnPasskey, _id);
  return (
    <li className={styles.login}>
      <span className={styles.icon}>
        <Icon name="lock-key" size={24} />
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>
          <span>{t('passkeys.added', { date: formatDate(createdAt, 'time') })}</span>
          <span>
            {lastUsedAt ? t('passkeys.used', { date: formatDate(lastUsedAt, 'time') }) : t('passkeys.unused')}
          </span>
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('passkeys.removeOf', { name })}
        loading={status === 'sending'}
        onClick={() => send(_id)}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
