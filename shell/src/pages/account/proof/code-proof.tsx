import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { type FormEvent, useEffect, useState } from 'react';
import { useFocusInvalid } from '../../parts/use-focus-invalid';
import { useAccountT } from '../messages';
import { CodeTiming } from './code-timing';
import { proofCodeAsked, proofSubmitted, selectProof } from './proof.slice';
import styles from './proof-dialog.module.css';
import { ProofFoot } from './proof-foot';

const atField = ['INVALID_OTP', 'OTP_EXPIRED'];

/** Six digits: those that were sent, or those of an authenticator, which is at hand already. */
export function CodeProof({ way }: { way: 'code' | 'totp' }) {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { problem, sent } = useAppSelector(selectProof);
  const [digits, setDigits] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const formRef = useFocusInvalid(problem ?? incomplete);
  const asks = way === 'totp' || sent !== null;
  const said = problem !== null && asks && atField.includes(problem);

  // A refused code is of no more use.
  useEffect(() => {
    if (problem) setDigits('');
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asks) return dispatch(proofCodeAsked());
    setIncomplete(digits.length < 6);
    if (digits.length === 6) dispatch(proofSubmitted(way === 'totp' ? { totp: digits } : { otp: digits }));
  };
  const error = incomplete && digits.length < 6 ? t('proof.incomplete') : said ? errorMessage(problem) : undefined;
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      {asks ? (
        <OtpField
          label={t(way === 'totp' ? 'proof.totpLabel' : 'proof.codeLabel')}
          value={digits}
          onChange={setDigits}
          error={error}
          autoFocus
        />
      ) : (
        <p>{t('proof.sendText')}</p>
      )}
      {way === 'code' && sent ? <CodeTiming key={sent.resendAt} sent={sent} /> : null}
      <ProofFoot submitText={t(asks ? 'proof.submit' : 'proof.send')} said={said} />
    </form>
  );
}
