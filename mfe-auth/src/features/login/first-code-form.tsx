import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { QrCode } from '@tvacha/shared-ui/qr-code';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import form from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { isWholeCode } from '../../common/form/shapes';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useT } from '../../common/i18n';
import { CopyButton } from './copy-button';
import styles from './factor-setup.module.css';
import { type FactorSecret, firstCodeSubmitted, selectFactorSetup } from './factor-setup.slice';

/** As it is typed most easily. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for the authenticator, to scan or to type, and the first code that it shows then. */
export function FirstCodeForm({ secret }: { secret: FactorSecret }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { status, problem } = useAppSelector(selectFactorSetup);
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const [incomplete, setIncomplete] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formRef = useFocusInvalid(tries && `${tries} ${problem}`);
  const wrong = problem === 'INVALID_OTP';

  useEffect(() => headingRef.current?.focus(), []);
  // A refused code is of no more use.
  useEffect(() => {
    if (problem) setCode('');
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setIncomplete(!isWholeCode(code));
    if (isWholeCode(code)) dispatch(firstCodeSubmitted({ code }));
  };

  return (
    <form ref={formRef} className={form.form} onSubmit={submit} noValidate>
      <section className={styles.scan}>
        <h2 ref={headingRef} tabIndex={-1}>
          {t('setup.title')}
        </h2>
        <p>{t('setup.scan')}</p>
        <QrCode value={secret.uri} label={t('setup.qr')} />
        <div className={styles.key}>
          <p>{t('setup.type')}</p>
          <code>{grouped(secret.secret)}</code>
          <CopyButton text={secret.secret} label={t('setup.copyKey')} />
        </div>
      </section>
      <OtpField
        label={t('setup.code')}
        value={code}
        onChange={setCode}
        error={
          incomplete && code.length < 6 ? t('code.incomplete') : wrong && !code ? errorMessage(problem) : undefined
        }
      />
      {problem && !wrong && <FormNotice text={errorMessage(problem)} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'loading'}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}
