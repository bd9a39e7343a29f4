import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { isWholeCode } from '../../common/form/shapes';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useT } from '../../common/i18n';
import { factorAsked, factorSubmitted, passwordLoginReset } from './password-login.slice';
import { selectPasswordLogin } from './selectors';

/** The second step of staff: the code of their authenticator, or one of their recovery codes. */
export function FactorStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { status, problem } = useAppSelector(selectPasswordLogin);
  const [code, setCode] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const formRef = useFocusInvalid(problem ?? incomplete);
  const fieldText = problem === 'INVALID_OTP' ? errorMessage(problem) : undefined;

  // A refused code is of no more use.
  useEffect(() => {
    if (problem) setCode('');
  }, [problem]);

  const whole = recovering ? code.trim().length >= 10 : isWholeCode(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!whole);
    if (whole) dispatch(factorSubmitted({ code: code.trim() }));
  };
  const change = () => {
    setRecovering(!recovering);
    setCode('');
    setIncomplete(false);
    // What was wrong with the one says nothing of the other.
    dispatch(factorAsked('totp'));
  };

  const error = incomplete && !whole ? t(recovering ? 'factor.noRecovery' : 'code.incomplete') : fieldText;
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      {recovering ? (
        <TextField
          name="recovery"
          autoComplete="off"
          label={t('factor.recovery')}
          value={code}
          onChange={setCode}
          error={error}
          autoFocus
        />
      ) : (
        <OtpField label={t('factor.totp')} value={code} onChange={setCode} error={error} autoFocus />
      )}
      {problem && !fieldText && <FormNotice text={errorMessage(problem)} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'loading'}>
        {t('factor.submit')}
      </Button>
      <div className={styles.ways}>
        <Button kind="text" onClick={change}>
          {t(recovering ? 'factor.useTotp' : 'factor.useRecovery')}
        </Button>
        <Button kind="text" onClick={() => dispatch(passwordLoginReset())}>
          {t('factor.back')}
        </Button>
      </div>
    </form>
  );
}
