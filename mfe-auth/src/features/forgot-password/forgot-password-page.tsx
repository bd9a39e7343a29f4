import { paths } from '@tvacha/shared-core/paths';
import { Link, Navigate, useSearchParams } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useReturned } from '../../common/form/use-returned';
import { useT } from '../../common/i18n';
import { AuthLayout } from '../../common/layout/auth-layout';
import { EmailStep } from './email-step';
import { EndedPanel } from './ended-panel';
import { emailReopened, selectForgotPassword } from './forgot-password.slice';
import { NewPasswordStep } from './new-password-step';
import { ResetCodeStep } from './reset-code-step';
import { useStoredPlace } from './use-stored-step';

/** A new password by a code that goes to the email, for members and staff: each is led back to their own login page. */
export function ForgotPasswordPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const { isLogin } = useSession();
  const { step } = useAppSelector(selectForgotPassword);
  const returned = useReturned(step !== 'email');
  const found = useStoredPlace();

  const login = query.get('loginUser') === 'admin' ? paths.adminLogin() : paths.login();
  if (isLogin) return <Navigate to={paths.ownPassword()} replace />;
  if (!found) return null;
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
