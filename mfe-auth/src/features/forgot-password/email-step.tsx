import { emailRule, required } from '@tvacha/shared-contract/form-rules';
import { useForm } from '@tvacha/shared-core/form';
import { storage } from '@tvacha/shared-core/storage';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { tellFailure } from '../../common/code/toast-failure';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { selectForgotPassword } from './forgot-password.slice';
import { useReset } from './use-reset';

/** @param focused whether the field takes the focus, as it does for whoever comes back to it. */
export function EmailStep({ focused }: { focused: boolean }) {
  const t = useT();
  const { email } = useAppSelector(selectForgotPassword);
  const { askCode } = useReset();
  const form = useForm({
    initial: { email },
    known: () => ({ email: storage.get('sessionEmail') ?? '' }),
    rules: { email: required(emailRule) },
    say: () => t('email.invalid'),
    submit: (given) => tellFailure(askCode(given.email.trim())),
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="username"
        label={t('email.label')}
        autoFocus={focused}
      />
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
