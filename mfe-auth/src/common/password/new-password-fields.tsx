import type { Form } from '@tvacha/shared-core/form';
import { Icon } from '@tvacha/shared-ui/icon';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useId } from 'react';
import { useT } from '../i18n';
import { metRules, type PasswordRule, passwordBounds } from './new-password';
import styles from './new-password.module.css';

const shown: readonly PasswordRule[] = ['length', 'varied', 'same'];

/** The rules of a new password; a met one is marked. */
function RuleList({ id, rules }: { id: string; rules: Record<PasswordRule, boolean> }) {
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

type Fields = Form<{ newPassword: string; again: string }>;

interface NewPasswordFieldsProps {
  /** Of a form with what `useNewPassword` gives. */
  form: Pick<Fields, 'field' | 'values'>;
  /** Whose password it is, so that password managers keep both together. */
  username: string;
  autoFocus?: boolean;
}

/** A new password, typed twice, with its rules marked as they are met. */
export function NewPasswordFields({ form, username, autoFocus }: NewPasswordFieldsProps) {
  const t = useT();
  const rulesId = useId();
  const password = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <div className={styles.fields}>
      <input type="text" hidden name="username" autoComplete="username" value={username} readOnly />
      <TextField
        {...form.field('newPassword')}
        {...password}
        label={t('newPassword.label')}
        describedBy={rulesId}
        autoFocus={autoFocus}
      />
      <TextField {...form.field('again')} {...password} name="newPasswordAgain" label={t('newPassword.again')} />
      <RuleList id={rulesId} rules={metRules(form.values)} />
    </div>
  );
}
