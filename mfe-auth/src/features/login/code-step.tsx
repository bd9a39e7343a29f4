import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../common/code/code-form';
import { maskedPhone } from '../../common/code/masked-phone';
import { useT } from '../../common/i18n';
import { codeSpent, numberReopened, selectOtpLogin } from './otp-login.slice';
import { useOtpLogin } from './use-otp-login';

export function CodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectOtpLogin);
  const { askCode, proveCode } = useOtpLogin();
  const { phone } = login;
  return (
    <CodeForm
      code={login}
      sentTo={maskedPhone(phone)}
      bySms
      change={{ label: t('code.changeNumber'), onClick: () => dispatch(numberReopened()) }}
      submitText={t('code.submit')}
      onSubmit={(otp) => proveCode(phone, otp)}
      onResend={() => askCode(phone)}
      onSpent={(by) => dispatch(codeSpent(by))}
    />
  );
}
