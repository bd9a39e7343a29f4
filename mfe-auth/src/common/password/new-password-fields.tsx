import { TextField } from '@tvacha/shared-ui/text-field';
import { useId } from 'react';
import { useT } from '../i18n';
import styles from './new-password.module.css';
import { passwordBounds } from './password-rules';
import { RuleList } from './rule-list';
import type { NewPassword } from './use-new-password';

interface NewPasswordFieldsProps {
  /** From `useNewPassword`; its `check` belongs to the form's submit. */
  value: NewPassword;
  /** Whose password it is, so that password managers keep both together. */
  username: string;
  /** Why the server refused what was sent; shown until something else is typed. */
  refusal?: string;
  autoFocus?: boolean;
}

/** A new password, typed twice, with its rules marked as they are met. */
export function NewPasswordFields({ value, username, refusal, autoFocus }: NewPasswordFieldsProps) {
  const t = useT();
  const rulesId = useId();
  const { password, again, rules, checked } = value;
  const refused = password === value.sent ? refusal : undefined;
  const missing = rules.length
    ? !rules.varied && t('newPassword.repeats', { count: passwordBounds.varied })
    : t('newPassword.short', passwordBounds);

  return (
    <div className={styles.fields}>
      <input type="text" hidden name="username" autoComplete="username" value={username} readOnly />
      <TextField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        label={t('newPassword.label')}
        value={password}
        onChange={value.setPassword}
        error={refused ?? ((checked && missing) || undefined)}
        describedBy={rulesId}
        autoFocus={autoFocus}
        required
      />
      <TextField
        name="newPasswordAgain"
        type="password"
        autoComplete="new-password"
        label={t('newPassword.again')}
        value={again}
        onChange={value.setAgain}
        error={checked && !missing && !rules.same ? t('newPassword.differ') : undefined}
        required
      />
      <RuleList id={rulesId} rules={rules} />
    </div>
  );
}
