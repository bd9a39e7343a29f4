import type { Form } from '@tvacha/shared-core/form';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useId } from 'react';
import { useT } from '../i18n';
import { metRules } from './new-password';
import styles from './new-password.module.css';
import { RuleList } from './rule-list';

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
