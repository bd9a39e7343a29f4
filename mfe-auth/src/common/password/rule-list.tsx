import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../i18n';
import { type PasswordRule, passwordBounds } from './new-password';
import styles from './new-password.module.css';

const shown: readonly PasswordRule[] = ['length', 'varied', 'same'];

/** The rules of a new password; a met one is marked. */
export function RuleList({ id, rules }: { id: string; rules: Record<PasswordRule, boolean> }) {
  const t = useT();
  const numbers = { ...passwordBounds, count: passwordBounds.varied };
  return (
    <div id={id} className={styles.rules}>
      <p className={styles.heading}>{t('newPassword.rules')}</p>
      <ul>
        {shown.map((rule) => (
          <li key={rule} className={rules[rule] ? styles.met : undefined}>
            {rules[rule] ? <Icon name="check-circle-fill" size={18} /> : <span className={styles.ring} />}
            <span>
              <span className="visually-hidden">{t(rules[rule] ? 'newPassword.met' : 'newPassword.unmet')} </span>
              {t(`newPassword.${rule}`, numbers)}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('newPassword.tip')}</p>
    </div>
  );
}
