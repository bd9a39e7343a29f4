import { otpRule, required } from '@tvacha/shared-contract/form-rules';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { CallError } from '@tvacha/shared-core/http';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Icon } from '@tvacha/shared-ui/icon';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { useState } from 'react';
import { useFocusNext } from '../form/use-focus-next';
import { useT } from '../i18n';
import styles from './code-form.module.css';
import { type CodeState, isSpender, type Spender } from './code-state';
import { CodeTiming } from './code-timing';
import { tellFailure } from './toast-failure';

interface CodeFormProps {
  code: CodeState;
  /** Where the code went, masked. */
  sentTo: string;
  /** It went there by SMS, from where browsers may fill it in. */
  bySms?: boolean;
  /** What changes that contact; left out where it cannot be changed here. */
  change?: { label: string; onClick: () => void };
  submitText: string;
  onSubmit: (otp: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
  /** The code is of no more use. */
  onSpent: (by: Spender) => void;
  /** Where two codes are asked for on one page, only one takes the focus and speaks of safety. */
  second?: boolean;
}

/** A code that was sent: where to, its boxes, how long it is good, and another one. */
export function CodeForm(props: CodeFormProps) {
  const { code, sentTo, bySms, change, submitText, onSubmit, onResend, onSpent, second } = props;
  const t = useT();
  const { codeExpired, resendAt, expiresAt } = code;
  const [triesLeft, setTriesLeft] = useState<number>();
  const wrong = errorMessage('INVALID_OTP');
  const ended = codeExpired ? (code.problem ?? 'OTP_EXPIRED') : null;
  const ask = async (asked: Promise<unknown>) => {
    try {
      await tellFailure(asked);
    } catch (error) {
      const problem = codeOf(error);
      const left = error instanceof CallError ? error.triesLeft : undefined;
      setTriesLeft(left);
      if (left === 0) onSpent('TOO_MANY_TRIES');
      else if (isSpender(problem)) onSpent(problem);
      throw error;
    }
  };
  const form = useForm({
    initial: { otp: '' },
    rules: { otp: required(otpRule) },
    codes: { INVALID_OTP: 'otp', OTP_EXPIRED: 'otp', TOO_MANY_TRIES: 'otp' },
    words: triesLeft ? { INVALID_OTP: `${wrong} ${t('code.triesLeft', { count: triesLeft })}` } : undefined,
    // A refused code is of no more use: the boxes empty for the next one.
    clears: ['otp'],
    say: () => t('code.incomplete'),
    async submit({ otp }) {
      another.clear();
      await ask(onSubmit(otp));
    },
  });
  const another = useForm({
    initial: {},
    async submit() {
      form.clear();
      await ask(onResend());
    },
  });
  const boxes = useFocusNext<HTMLDivElement>(resendAt);
  const { value, onChange, error } = form.field('otp');

  return (
    <form {...form.props} className={styles.form}>
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
      <div ref={boxes}>
        <OtpField
          label={t('code.label')}
          value={value}
          onChange={onChange}
          error={ended ? errorMessage(ended) : error}
          bySms={bySms}
          autoFocus={!second}
        />
      </div>
      <CodeTiming
        key={resendAt}
        resendAt={resendAt}
        expiresAt={expiresAt}
        endedWord={ended ? t(ended === 'TOO_MANY_TRIES' ? 'code.spentTag' : 'code.expiredTag') : undefined}
        onExpired={() => onSpent('OTP_EXPIRED')}
        onResend={() => void another.submit()}
      />
      <FormProblem form={form.problem ? form : another} />
      <Button
        kind={second ? 'default' : 'primary'}
        size="lg"
        htmlType="submit"
        block
        disabled={codeExpired}
        loading={form.isSending || another.isSending}
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
