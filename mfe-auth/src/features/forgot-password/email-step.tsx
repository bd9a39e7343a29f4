import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { type FormEvent, useState } from 'react';
import { EmailField } from '../../common/form/email-field';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { isEmail } from '../../common/form/shapes';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useT } from '../../common/i18n';
import { resetCodeRequested, selectForgotPassword } from './forgot-password.slice';

/** @param focused whether the field takes the focus, as it does for whoever comes back to it. */
export function EmailStep({ focused }: { focused: boolean }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectForgotPassword);
  const [email, setEmail] = useState(kept.email);
  const [tries, setTries] = useState(0);
  const formRef = useFocusInvalid(tries);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isEmail(email)) dispatch(resetCodeRequested({ email: email.trim() }));
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <EmailField value={email} onChange={setEmail} tried={tries > 0} autoFocus={focused} />
      {kept.problem && <FormNotice text={errorMessage(kept.problem)} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={kept.status === 'loading'}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
