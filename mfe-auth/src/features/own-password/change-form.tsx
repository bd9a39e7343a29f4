import { changePassword } from '@tvacha/shared-contract/routes/auth';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useSession } from '@tvacha/shared-core/session';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { useNewPassword } from '../../common/password/new-password';
import { NewPasswordFields } from '../../common/password/new-password-fields';
import type { FirstConsent } from './first-consent';
import { useSettle } from './use-settle';

/** The password that is in use, and the one that takes its place. */
export function ChangeForm({ consent }: { consent: FirstConsent }) {
  const t = useT();
  const { user } = useSession();
  const settle = useSettle();
  const fresh = useNewPassword();
  const form = useForm({
    ...fresh,
    initial: { oldPassword: '', ...fresh.initial },
    rules: { oldPassword: { required: true, raw: true }, ...fresh.rules },
    codes: { INVALID_CREDENTIALS: 'oldPassword', ...fresh.codes },
    say: (field, why) => (field === 'oldPassword' ? t('ownPassword.oldMissing') : fresh.say(field, why)),
    async submit({ oldPassword, newPassword }) {
      if (!consent.check()) return;
      await call(changePassword, { body: { oldPassword, newPassword, ...consent.body } });
      settle(false);
      toast('CHANGED_PASSWORD');
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('oldPassword')}
        type="password"
        autoComplete="current-password"
        label={t('ownPassword.old')}
      />
      <NewPasswordFields form={form} username={user?.email ?? ''} />
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('ownPassword.change')}
      </Button>
    </form>
  );
}
