import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './code-step.module.css';
import { CodeTiming } from './code-timing';
import { FormNotice } from './form-notice';
import { maskedPhone } from './masked-phone';
import { codeRequested, codeSubmitted, codeTimedOut, numberReopened } from './otp-login.slice';
import { selectOtpLogin } from './selectors';
import { useCodeProblem } from './use-code-problem';
import { useFocusInvalid } from './use-focus-invalid';

const wholeCode = /^\d{6}$/;

export function CodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { phone, status, problem, codeExpired, resendAt, expiresAt } = useAppSelector(selectOtpLogin);
  const [otp, setOtp] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const { fieldText, formText, endedWord } = useCodeProblem(problem, codeExpired);
  const formRef = useFocusInvalid(problem ?? incomplete);

  // A refused code is of no more use: the boxes empty for the next one.
  useEffect(() => {
    if (problem) setOtp('');
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (codeExpired) return;
    setIncomplete(!wholeCode.test(otp));
    if (wholeCode.test(otp)) dispatch(codeSubmitted({ otp }));
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sent}>
        {t('code.sentTo')}
        <span>
          <strong>{maskedPhone(phone)}</strong>
          <Button kind="text" size="sm" aria-label={t('code.changeNumber')} onClick={() => dispatch(numberReopened())}>
            {t('code.change')}
          </Button>
        </span>
      </p>
      <OtpField
        label={t('code.label')}
        value={otp}
        onChange={setOtp}
        error={incomplete && otp.length < 6 ? t('code.incomplete') : fieldText}
        autoFocus
      />
      <CodeTiming
        key={resendAt}
        resendAt={resendAt}
        expiresAt={expiresAt}
        endedWord={endedWord}
        onExpired={() => dispatch(codeTimedOut())}
        onResend={() => dispatch(codeRequested({ phone }))}
      />
      {formText && <FormNotice text={formText} />}
      <Button kind="primary" size="lg" htmlType="submit" block disabled={codeExpired} loading={status === 'loading'}>
        {t('code.submit')}
      </Button>
      <p className={styles.safety}>
        <Icon name="shield-check" size={18} />
        {t('code.safety')}
      </p>
    </form>
  );
}
