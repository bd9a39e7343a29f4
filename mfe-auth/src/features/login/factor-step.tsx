import { factorRule, otpRule, required } from '@tvacha/shared-contract/form-rules';
import { useForm } from '@tvacha/shared-core/form';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { PasskeyWay } from './passkey-way';
import { selectPasswordLogin } from './password-login.slice';
import { usePasswordLogin } from './use-password-login';

/** Shorter than any that was given out it need not be sent. */
const recoveryRule = { ...required(factorRule), min: 10 };

/** The second step of staff: the code of their authenticator, a passkey, or one of their recovery codes. */
export function FactorStep() {
  const t = useT();
  const { finish, beginAgain } = usePasswordLogin();
  const { factor } = useAppSelector(selectPasswordLogin);
  const [recovering, setRecovering] = useState(false);
  const form = useForm({
    initial: { code: '' },
    rules: { code: recovering ? recoveryRule : required(otpRule) },
    codes: { INVALID_OTP: 'code' },
    // A refused code is of no more use.
    clears: ['code'],
    say: () => t(recovering ? 'factor.noRecovery' : 'code.incomplete'),
    submit: ({ code }) => finish(code.trim()),
  });
  const change = () => {
    setRecovering(!recovering);
    form.change({ code: '' });
    // What was wrong with the one says nothing of the other.
    form.clear();
  };
  const field = { ...form.field('code'), autoFocus: true };
  return (
    <form {...form.props} className={styles.form}>
      {recovering ? (
        <TextField {...field} name="recovery" autoComplete="off" label={t('factor.recovery')} />
      ) : (
        <OtpField {...field} label={t('factor.totp')} />
      )}
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('factor.submit')}
      </Button>
      {factor === 'passkey' && <PasskeyWay />}
      <div className={styles.ways}>
        <Button kind="text" onClick={change}>
          {t(recovering ? 'factor.useTotp' : 'factor.useRecovery')}
        </Button>
        <Button kind="text" onClick={beginAgain}>
          {t('factor.back')}
        </Button>
      </div>
    </form>
  );
}
