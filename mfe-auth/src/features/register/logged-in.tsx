import { paths } from '@tvacha/shared-core/paths';
import { Navigate } from '@tvacha/shared-core/router';
import { endSession, isDemo, useSession } from '@tvacha/shared-core/session';
import { startOf } from '@tvacha/shared-core/start-of';
import { Button } from '@tvacha/shared-ui/button';
import { useState } from 'react';
import { AuthLayout } from '../../common/layout/auth-layout';
import { useRegisterT } from './messages';

/**
 * A doctor has no need to register (NAV-12), but for one who only looks around; anybody who goes on ends the session
 * they have, and stays on this page.
 */
export function LoggedIn() {
  const t = useRegisterT();
  const { role, user } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const words = isDemo(user) ? 'demo' : 'loggedIn';
  if (role === 'doctor' && words !== 'demo') return <Navigate to={paths.doctorDashboard()} replace />;
  const goOn = () => {
    setLeaving(true);
    void endSession('logout');
  };
  return (
    <AuthLayout title={t(`${words}.title`)} lead={t(`${words}.text`)} aside={null}>
      <Button kind="primary" size="lg" loading={isLeaving} onClick={goOn}>
        {t(`${words}.logout`)}
      </Button>
      <Button href={startOf({ role })}>{t('loggedIn.goOn')}</Button>
    </AuthLayout>
  );
}
