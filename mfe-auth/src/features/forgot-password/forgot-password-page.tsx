import { useForm } from '@tvacha/shared-core/form';
import { paths } from '@tvacha/shared-core/paths';
import { Link, Navigate, useSearchParams } from '@tvacha/shared-core/router';
import { dropScopedToken, hasLiveScopedToken } from '@tvacha/shared-core/scoped-token';
import { useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { useLayoutEffect } from 'react';
import { CodeForm } from '../../common/code/code-form';
import { storedCode } from '../../common/code/code-state';
import styles from '../../common/form/form.module.css';
import { useReturned } from '../../common/form/use-returned';
import { useT } from '../../common/i18n';
import { AuthLayout } from '../../common/layout/auth-layout';
import { MessagePanel } from '../../common/panel/message-panel';
import { useNewPassword } from '../../common/password/new-password';
import { NewPasswordFields } from '../../common/password/new-password-fields';
import { EmailStep } from './email-step';
import {
  emailReopened,
  type ForgotPassword,
  forgotOpened,
  resetCodeSpent,
  selectForgotPassword,
} from './forgot-password.slice';
import { useReset } from './use-reset';

/** Where a reload left off: at the code that is waited for, or at the new password while its scoped token is good. */
function keptPlace(): Partial<ForgotPassword> {
  const email = storage.get('sessionEmail');
  const code = storedCode('reset');
  if (!email) return {};
  if (hasLiveScopedToken('reset')) return { email, step: 'password' };
  return code && code.expiresAt > Date.now()
    ? { email, step: 'code', resendAt: code.resendAt, expiresAt: code.expiresAt }
    : { email };
}

/** Finds the place again after a reload; whoever leaves for another page finds a code that is still good, no scoped token. */
function useStoredPlace(): void {
  const dispatch = useAppDispatch();
  // Before anything is painted that the server did not draw.
  useLayoutEffect(() => {
    dispatch(forgotOpened(keptPlace()));
    return () => {
      dropScopedToken('reset');
      dispatch(forgotOpened({}));
    };
  }, [dispatch]);
}

function NewPasswordStep() {
  const t = useT();
  const { email } = useAppSelector(selectForgotPassword);
  const { setPassword } = useReset();
  const form = useForm({ ...useNewPassword(), submit: ({ newPassword }) => setPassword(email, newPassword) });
  return (
    <form {...form.props} className={styles.form}>
      <NewPasswordFields form={form} username={email} autoFocus />
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}

function ResetCodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const forgot = useAppSelector(selectForgotPassword);
  const { askAgain, prove } = useReset();
  const { email } = forgot;
  return (
    <CodeForm
      code={forgot}
      // Whole, as a slip in it is told by nothing else: the answers are alike for every address.
      sentTo={email}
      change={{ label: t('forgot.changeEmail'), onClick: () => dispatch(emailReopened()) }}
      submitText={t('forgot.check')}
      onSubmit={(otp) => prove(email, otp)}
      onResend={() => askAgain(email)}
      onSpent={(by) => dispatch(resetCodeSpent(by))}
    />
  );
}

/** Once the right code is too long ago. */
function EndedPanel({ onAgain }: { onAgain: () => void }) {
  const t = useT();
  return (
    <MessagePanel title={t('forgot.endedTitle')}>
      <p>{t('forgot.endedText')}</p>
      <Button kind="primary" onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </MessagePanel>
  );
}

/** A new password by a code that goes to the email, for members and staff: each is led back to their own login page. */
export function ForgotPasswordPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const { isLogin } = useSession();
  const { step } = useAppSelector(selectForgotPassword);
  const returned = useReturned(step !== 'email');
  useStoredPlace();

  const login = query.get('loginUser') === 'admin' ? paths.adminLogin() : paths.login();
  if (isLogin) return <Navigate to={paths.ownPassword()} replace />;
  if (step === 'done') return <Navigate to={login} replace />;
  const words = step === 'code' || step === 'password' ? step : 'email';
  return (
    <AuthLayout
      title={t(`forgot.${words}Title`)}
      lead={t(`forgot.${words}Lead`)}
      aside={
        <>
          <span>{t('forgot.remembered')}</span> <Link to={login}>{t('forgot.backToLogin')}</Link>
        </>
      }
    >
      {step === 'email' && <EmailStep focused={returned} />}
      {step === 'code' && <ResetCodeStep />}
      {step === 'password' && <NewPasswordStep />}
      {step === 'ended' && <EndedPanel onAgain={() => dispatch(emailReopened())} />}
    </AuthLayout>
  );
}
