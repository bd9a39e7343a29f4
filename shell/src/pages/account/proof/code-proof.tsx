import { otpRule, required } from '@tvacha/shared-contract/form-rules';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { CallError } from '@tvacha/shared-core/http';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Countdown } from '@tvacha/shared-ui/countdown';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { useState } from 'react';
import { useAccountT } from '../messages';
import { type SentCode, selectProof } from './proof';
import styles from './proof-dialog.module.css';
import { ProofFoot } from './proof-foot';
import type { ProofCalls } from './use-proof';

const isOver = (moment: number) => moment <= Date.now();

/** When another code may be asked for, and how long this one is good. */
function CodeTiming({ sent, onResend }: { sent: SentCode; onResend: () => void }) {
  const t = useAccountT();
  const [mayResend, setMayResend] = useState(() => isOver(sent.resendAt));
  const [expired, setExpired] = useState(() => isOver(sent.expiresAt));
  return (
    <div className={styles.timing}>
      {mayResend ? (
        <Button kind="text" size="sm" icon="arrow-clockwise" onClick={onResend}>
          {t('proof.sendAgain')}
        </Button>
      ) : (
        <Countdown
          until={sent.resendAt}
          onDone={() => setMayResend(true)}
          render={({ text }) => <span>{t('proof.newIn', { time: text })}</span>}
        />
      )}
      {expired ? (
        <span>{errorMessage('OTP_EXPIRED')}</span>
      ) : (
        <Countdown
          until={sent.expiresAt}
          onDone={() => setExpired(true)}
          render={({ text }) => <span>{t('proof.validFor', { time: text })}</span>}
        />
      )}
    </div>
  );
}

interface CodeProofProps extends ProofCalls {
  way: 'code' | 'totp';
}

/** Six digits: those that were sent, or those of an authenticator, which is at hand already. */
export function CodeProof({ way, prove, askCode }: CodeProofProps) {
  const t = useAccountT();
  const { sent } = useAppSelector(selectProof);
  const asks = way === 'totp' || sent !== null;
  const [triesLeft, setTriesLeft] = useState<number>();
  const wrongWords = (left: number) =>
    left === 0
      ? errorMessage('TOO_MANY_TRIES')
      : `${errorMessage('INVALID_OTP')} ${t('proof.triesLeft', { count: left })}`;
  const form = useForm({
    initial: { digits: '' },
    rules: { digits: required(otpRule) },
    codes: { INVALID_OTP: 'digits', OTP_EXPIRED: 'digits', TOO_MANY_TRIES: 'digits' },
    words: triesLeft === undefined ? undefined : { INVALID_OTP: wrongWords(triesLeft) },
    issues: { otp: 'digits', totp: 'digits' },
    // A refused code is of no more use.
    clears: ['digits'],
    say: () => t('proof.incomplete'),
    async submit({ digits }) {
      try {
        await prove(way === 'totp' ? { totp: digits } : { otp: digits });
      } catch (error) {
        setTriesLeft(error instanceof CallError ? error.triesLeft : undefined);
        throw error;
      }
    },
  });
  const another = useForm({
    initial: {},
    submit() {
      form.clear();
      return askCode();
    },
  });
  return (
    <form {...(asks ? form : another).props} className={styles.form}>
      {asks ? (
        <OtpField
          {...form.field('digits')}
          label={t(way === 'totp' ? 'proof.totpLabel' : 'proof.codeLabel')}
          autoFocus
        />
      ) : (
        <p>{t('proof.sendText')}</p>
      )}
      {way === 'code' && sent ? (
        <CodeTiming key={sent.resendAt} sent={sent} onResend={() => void another.submit()} />
      ) : null}
      <ProofFoot
        submitText={t(asks ? 'proof.submit' : 'proof.send')}
        isBusy={form.isSending || another.isSending}
        form={form.problem ? form : another}
      />
    </form>
  );
}
