import { useForm } from '@tvacha/shared-core/form';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import styles from '../../common/form/form.module.css';
import { FormProblem } from '../../common/form/form-problem';
import { useT } from '../../common/i18n';
import { useNewPassword } from '../../common/password/new-password';
import { NewPasswordFields } from '../../common/password/new-password-fields';
import { selectForgotPassword } from './forgot-password.slice';
import { useReset } from './use-reset';

export function NewPasswordStep() {
  const t = useT();
  const { email } = useAppSelector(selectForgotPassword);
  const { setPassword } = useReset();
  const form = useForm({ ...useNewPassword(), submit: ({ newPassword }) => setPassword(email, newPassword) });
  return (
    <form {...form.props} className={styles.form}>
      <NewPasswordFields form={form} username={email} autoFocus />
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
