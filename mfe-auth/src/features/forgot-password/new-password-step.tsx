import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import type { FormEvent } from 'react';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useT } from '../../common/i18n';
import { NewPasswordFields } from '../../common/password/new-password-fields';
import { useNewPassword } from '../../common/password/use-new-password';
import { usePasswordProblem } from '../../common/password/use-password-problem';
import { newPasswordSubmitted, selectForgotPassword } from './forgot-password.slice';

export function NewPasswordStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { email, status, problem } = useAppSelector(selectForgotPassword);
  const value = useNewPassword();
  const { refusal, formText } = usePasswordProblem(problem);
  const formRef = useFocusInvalid(value.tries && `${value.tries} ${problem}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    value.check();
    if (value.isGood) dispatch(newPasswordSubmitted({ password: value.password }));
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <NewPasswordFields value={value} username={email} refusal={refusal} autoFocus />
      {formText && <FormNotice text={formText} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'loading'}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
