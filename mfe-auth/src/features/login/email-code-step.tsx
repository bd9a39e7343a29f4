import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../common/code/code-form';
import form from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { emailCodeSpent, selectPasswordLogin } from './password-login.slice';
import { usePasswordLogin } from './use-password-login';

/** The second step of a member whose account was tried too often: the code that went to their email. */
export function EmailCodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectPasswordLogin);
  const { finish, resend, beginAgain } = usePasswordLogin();
  return (
    <div className={form.form}>
      <p className={form.note}>{t('factor.why')}</p>
      <CodeForm
        code={login}
        sentTo={login.email}
        change={{ label: t('factor.back'), onClick: beginAgain }}
        submitText={t('factor.submit')}
        onSubmit={finish}
        onResend={() => resend(login.email)}
        onSpent={(by) => dispatch(emailCodeSpent(by))}
      />
    </div>
  );
}
