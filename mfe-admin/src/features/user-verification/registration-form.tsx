import type { Account } from '@tvacha/shared-contract';
import { registrationRule, required } from '@tvacha/shared-contract/form-rules';
import { updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useT } from '../../common/i18n';
import { allUserData, selectedUserData } from '../../state/admin-users';
import styles from './applicant-details.module.css';

interface RegistrationFormProps {
  account: Account;
  /** The right may go while it is entered. */
  mayEdit: boolean;
}

/** Where an applicant gave no registration number: staff enter it as the papers have it. */
export function RegistrationForm({ account: { _id: id, updatedAt }, mayEdit }: RegistrationFormProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const form = useForm({
    name: `registration-${id}`,
    closed: () => (mayEdit ? undefined : t('edit.closed')),
    initial: { registrationNumber: '' },
    rules: { registrationNumber: required(registrationRule) },
    say: () => t('registration.wrong'),
    words: { CONFLICT: t('registration.conflict') },
    async submit({ registrationNumber }) {
      await call(updateUser, { body: { id, updatedAt, registrationNumber: registrationNumber.trim() } });
      dispatch(selectedUserData.invalidate());
      dispatch(allUserData.invalidate());
    },
  });
  if (form.isClosed && !form.isDirty) return null;
  return (
    <form {...form.props} className={styles.registration}>
      <TextField {...form.field('registrationNumber')} autoComplete="off" label={t('registration.label')} />
      <FormProblem form={form} />
      <Button htmlType="submit" loading={form.isSending} disabled={form.isClosed}>
        {t('registration.save')}
      </Button>
    </form>
  );
}
