import { errorMessage } from '@tvacha/shared-core/errors';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useT } from '../../common/i18n';
import { NewPasswordFields } from '../../common/password/new-password-fields';
import { useNewPassword } from '../../common/password/use-new-password';
import { usePasswordProblem } from '../../common/password/use-password-problem';
import { passwordChangeSubmitted, selectDefaultPasswordChange } from './default-password-change.slice';

/** The password that is in use, and the one that takes its place. */
export function ChangeForm() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { status, problem } = useAppSelector(selectDefaultPasswordChange);
  const [oldPassword, setOldPassword] = useState('');
  const [sentOld, setSentOld] = useState<string>();
  const value = useNewPassword();
  const wrongOld = problem === 'INVALID_CREDENTIALS';
  const { refusal, formText } = usePasswordProblem(wrongOld ? null : problem);
  const formRef = useFocusInvalid(value.tries && `${value.tries} ${problem}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    value.check();
    setSentOld(oldPassword);
    if (oldPassword && value.isGood) dispatch(passwordChangeSubmitted({ oldPassword, newPassword: value.password }));
  };

  const missing = value.checked && !oldPassword ? t('ownPassword.oldMissing') : undefined;
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        label={t('ownPassword.old')}
        value={oldPassword}
        onChange={setOldPassword}
        error={wrongOld && oldPassword === sentOld ? errorMessage(problem) : missing}
        required
      />
      <NewPasswordFields value={value} username={user?.email ?? ''} refusal={refusal} />
      {formText && <FormNotice text={formText} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'changing'}>
        {t('ownPassword.change')}
      </Button>
    </form>
  );
}
