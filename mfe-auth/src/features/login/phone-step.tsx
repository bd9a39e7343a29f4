import { phoneRule, required } from '@tvacha/shared-contract/form-rules';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { tellFailure } from '../../common/code/toast-failure';
import styles from '../../common/form/form.module.css';
import { FormProblem } from '../../common/form/form-problem';
import { useT } from '../../common/i18n';
import { selectOtpLogin } from './otp-login.slice';
import { useOtpLogin } from './use-otp-login';

/** @param focused whether the field takes the focus, as it does for whoever comes back to it. */
export function PhoneStep({ focused }: { focused: boolean }) {
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
