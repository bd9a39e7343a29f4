import { useForm } from '@tvacha/shared-core/form';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useAccountT } from '../messages';
import styles from './proof-dialog.module.css';
import { ProofFoot } from './proof-foot';
import type { ProofCalls } from './use-proof';

export function PasswordProof({ prove }: Pick<ProofCalls, 'prove'>) {
  const t = useAccountT();
  const form = useForm({
    initial: { password: '' },
    rules: { password: { required: true, raw: true } },
    codes: { INVALID_CREDENTIALS: 'password' },
    say: () => t('proof.passwordMissing'),
    submit: prove,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        label={t('proof.passwordLabel')}
        autoFocus
      />
      <ProofFoot submitText={t('proof.submit')} isBusy={form.isSending} problem={form.problem} />
    </form>
  );
}
