import { phoneRule, required } from '@tvacha/shared-contract/form-rules';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { useLayoutEffect } from 'react';
import { CodeForm } from '../../common/code/code-form';
import { forgetCode, maskedPhone } from '../../common/code/code-state';
import { tellFailure } from '../../common/code/toast-failure';
import styles from '../../common/form/form.module.css';
import { useReturned } from '../../common/form/use-returned';
import { useT } from '../../common/i18n';
import { ApprovalPending } from './approval-pending';
import { codeSpent, numberReopened, otpLoginOpened, otpLoginReset, selectOtpLogin } from './otp-login.slice';
import { keptLogin, useOtpLogin } from './use-otp-login';

/** @param focused whether the field takes the focus, as it does for whoever comes back to it. */
function PhoneStep({ focused }: { focused: boolean }) {
  const t = useT();
  const { phone } = useAppSelector(selectOtpLogin);
  const { askCode } = useOtpLogin();
  const form = useForm({
    initial: { phone },
    rules: { phone: required(phoneRule) },
    // An unknown number is said at the field, everything else above the button.
    codes: { INVALID_CREDENTIALS: 'phone' },
    words: { INVALID_CREDENTIALS: errorMessage('invalid-phone') },
    say: () => t('phone.invalid'),
    submit: (given) => tellFailure(Promise.resolve(askCode(given.phone))),
  });
  return (
    <form {...form.props} className={styles.form}>
      <PhoneField {...form.field('phone')} label={t('phone.label')} autoFocus={focused} />
      <p className={styles.hint}>{t('phone.hint')}</p>
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('phone.submit')}
      </Button>
    </form>
  );
}

function CodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectOtpLogin);
  const { askAgain, proveCode } = useOtpLogin();
  const { phone } = login;
  return (
    <CodeForm
      code={login}
      sentTo={maskedPhone(phone)}
      bySms
      change={{ label: t('code.changeNumber'), onClick: () => dispatch(numberReopened()) }}
      submitText={t('code.submit')}
      onSubmit={(otp) => proveCode(phone, otp)}
      onResend={() => askAgain(phone)}
      onSpent={(by) => {
        forgetCode();
        dispatch(codeSpent(by));
      }}
    />
  );
}

export function PhoneLogin() {
  const dispatch = useAppDispatch();
  const { step, missing } = useAppSelector(selectOtpLogin);

  const returned = useReturned(step !== 'phone');

  // A reload, a step back or a look at the message in between leads to the code that is waited for.
  useLayoutEffect(() => {
    const kept = keptLogin();
    if (kept) dispatch(otpLoginOpened(kept));
    return () => void dispatch(otpLoginReset());
  }, [dispatch]);

  if (step === 'blocked') return <ApprovalPending missing={missing} onBack={() => dispatch(otpLoginReset())} />;
  return step === 'code' ? <CodeStep /> : <PhoneStep focused={returned} />;
}
