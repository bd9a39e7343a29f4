import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { type FormEvent, useEffect, useState } from 'react';
import { FormNotice } from '../form/form-notice';
import { isWholeCode } from '../form/shapes';
import { useFocusInvalid } from '../form/use-focus-invalid';
import { useT } from '../i18n';
import styles from './code-form.module.css';
import type { CodeState } from './code-state';
import { CodeTiming } from './code-timing';
import { useCodeProblem } from './use-code-problem';

interface CodeFormProps {
  code: CodeState;
  /** Where the code went, masked. */
  sentTo: string;
  /** It went there by SMS, from where browsers may fill it in. */
  bySms?: boolean;
  /** What changes that contact; left out where it cannot be changed here. */
  change?: { label: string; onClick: () => void };
  submitText: string;
  onSubmit: (otp: string) => void;
  onResend: () => void;
  onExpired: () => void;
  /** Where two codes are asked for on one page, only one takes the focus and speaks of safety. */
  second?: boolean;
}

/** A code that was sent: where to, its boxes, how long it is good, and another one. */
export function CodeForm(props: CodeFormProps) {
  const { code, sentTo, bySms, change, submitText, onSubmit, onResend, onExpired, second } = props;
  const t = useT();
  const { status, problem, codeExpired, resendAt, expiresAt } = code;
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
    setIncomplete(!isWholeCode(otp));
    if (isWholeCode(otp)) onSubmit(otp);
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sent}>
        {t('code.sentTo')}
        <span>
          <strong>{sentTo}</strong>
          {change && (
            <Button kind="text" size="sm" aria-label={change.label} onClick={change.onClick}>
              {t('code.change')}
            </Button>
          )}
        </span>
      </p>
      <OtpField
        label={t('code.label')}
        value={otp}
        onChange={setOtp}
        error={incomplete && otp.length < 6 ? t('code.incomplete') : fieldText}
        bySms={bySms}
        autoFocus={!second}
      />
      <CodeTiming
        key={resendAt}
        resendAt={resendAt}
        expiresAt={expiresAt}
        endedWord={endedWord}
        onExpired={onExpired}
        onResend={onResend}
      />
      {formText && <FormNotice text={formText} />}
      <Button
        kind={second ? 'default' : 'primary'}
        size="lg"
        htmlType="submit"
        block
        disabled={codeExpired}
        loading={status === 'loading'}
      >
        {submitText}
      </Button>
      {!second && (
        <p className={styles.safety}>
          <Icon name="shield-check" size={18} />
          {t('code.safety')}
        </p>
      )}
    </form>
  );
}
