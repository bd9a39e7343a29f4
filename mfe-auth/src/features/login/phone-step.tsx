import type { Code } from '@tvacha/shared-contract/codes';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { type FormEvent, useState } from 'react';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { isMobileNumber } from '../../common/form/shapes';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useT } from '../../common/i18n';
import { codeRequested } from './otp-login.slice';
import { selectOtpLogin } from './selectors';

/** An unknown number is said at the field, everything else above the button. */
const isUnknownNumber = (problem: Code) => problem === 'INVALID_CREDENTIALS';
const wordsFor = (problem: Code) => errorMessage(isUnknownNumber(problem) ? 'invalid-phone' : problem);

/** @param focused whether the field takes the focus, as it does for whoever comes back to it. */
export function PhoneStep({ focused }: { focused: boolean }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { phone, status, problem } = useAppSelector(selectOtpLogin);
  const [digits, setDigits] = useState(phone);
  const [checked, setChecked] = useState(false);
  const formRef = useFocusInvalid(problem ?? checked);

  const invalid = checked && !isMobileNumber(digits);
  const refused = problem && digits === phone ? wordsFor(problem) : undefined;
  const atField = problem !== null && isUnknownNumber(problem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMobileNumber(digits)) dispatch(codeRequested({ phone: digits }));
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <PhoneField
        name="phone"
        label={t('phone.label')}
        value={digits}
        onChange={setDigits}
        autoFocus={focused}
        error={invalid ? t('phone.invalid') : atField ? refused : undefined}
      />
      <p className={styles.hint}>{t('phone.hint')}</p>
      {!invalid && !atField && refused && <FormNotice text={refused} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'loading'}>
        {t('phone.submit')}
      </Button>
    </form>
  );
}
