import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../common/code/code-form';
import { maskedPhone } from '../../common/code/masked-phone';
import { forgetCode } from '../../common/code/stored-code';
import { useT } from '../../common/i18n';
import { codeSpent, numberReopened, selectOtpLogin } from './otp-login.slice';
import { useOtpLogin } from './use-otp-login';

export function CodeStep() {
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
