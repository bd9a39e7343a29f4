import { codeOf } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import styles from '../../../common/form/form.module.css';
import { useNewPassword } from '../../../common/password/new-password';
import { NewPasswordFields } from '../../../common/password/new-password-fields';
import { WithScopedToken } from '../contacts/with-scoped-token';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import { passwordSettled, scopedTokenEnded } from '../state/actions';
import { createPassword } from '../state/calls';
import { selectPerson } from '../state/registration-state';

/** A password for whoever would log in by email too; the code by phone needs none, so it may be left out. */
export function PasswordStep({ onBack }: { onBack: () => void }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { userData } = useAppSelector(selectPerson);
  const form = useForm({
    ...useNewPassword(),
    async submit({ newPassword }) {
      try {
        await createPassword(newPassword);
        toast('PASSWORD_CREATED');
        dispatch(passwordSettled());
      } catch (error) {
        const problem = codeOf(error);
        if (problem === 'SESSION_EXPIRED') dispatch(scopedTokenEnded());
        // There is one already, which stays as it is.
        else if (problem === 'CONFLICT') dispatch(passwordSettled());
        else throw error;
      }
    },
  });
  return (
    <WithScopedToken>
      <form {...form.props} className={styles.form}>
        <NewPasswordFields form={form} username={userData?.email ?? ''} />
        <FormProblem form={form} />
        <div className={frame.foot}>
          <Button size="lg" onClick={onBack}>
            {t('back')}
          </Button>
          <Button size="lg" onClick={() => dispatch(passwordSettled())}>
            {t('password.skip')}
          </Button>
          <Button kind="primary" size="lg" htmlType="submit" loading={form.isSending}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </WithScopedToken>
  );
}
