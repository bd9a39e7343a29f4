import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import type { FormEvent } from 'react';
import form from '../../../common/form/form.module.css';
import { FormNotice } from '../../../common/form/form-notice';
import { useFocusInvalid } from '../../../common/form/use-focus-invalid';
import { NewPasswordFields } from '../../../common/password/new-password-fields';
import { useNewPassword } from '../../../common/password/use-new-password';
import { usePasswordProblem } from '../../../common/password/use-password-problem';
import { WithTicket } from '../contacts/with-ticket';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import { passwordSettled, passwordSubmitted } from '../state/actions';
import { selectPerson, selectRegistration } from '../state/selectors';

/** A password for whoever would log in by email too; the code by phone needs none, so it may be left out. */
export function PasswordStep({ onBack }: { onBack: () => void }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { status, problem } = useAppSelector(selectRegistration);
  const { userData } = useAppSelector(selectPerson);
  const value = useNewPassword();
  const { refusal, formText } = usePasswordProblem(problem);
  const formRef = useFocusInvalid(problem ?? value.sent);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    value.check();
    if (value.isGood && status !== 'loading') dispatch(passwordSubmitted(value.password));
  };
  return (
    <WithTicket>
      <form ref={formRef} className={form.form} onSubmit={submit} noValidate>
        <NewPasswordFields value={value} username={userData?.email ?? ''} refusal={refusal} />
        {formText && <FormNotice text={formText} />}
        <div className={frame.foot}>
          <Button size="lg" onClick={onBack}>
            {t('back')}
          </Button>
          <Button size="lg" onClick={() => dispatch(passwordSettled())}>
            {t('password.skip')}
          </Button>
          <Button kind="primary" size="lg" htmlType="submit" loading={status === 'loading'}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </WithTicket>
  );
}
