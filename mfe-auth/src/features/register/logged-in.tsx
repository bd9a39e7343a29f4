import { paths } from '@tvacha/shared-core/paths';
import { startOf } from '@tvacha/shared-core/redirects';
import { Navigate } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { AuthLayout } from '../../common/layout/auth-layout';
import { useRegisterT } from './messages';

/** A doctor has no need to register (NAV-12); anybody else would lose the session they have. */
export function LoggedIn() {
  const t = useRegisterT();
  const { role } = useSession();
  if (role === 'doctor') return <Navigate to={paths.doctorDashboard()} replace />;
  return (
    <AuthLayout title={t('loggedIn.title')} lead={t('loggedIn.text')} aside={null}>
      <Button kind="primary" href={startOf({ role })}>
        {t('loggedIn.goOn')}
      </Button>
      <Button href={paths.logout()}>{t('loggedIn.logout')}</Button>
    </AuthLayout>
  );
}
