import { Navigate, useNavigate } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { startOf } from '@tvacha/shared-core/start-of';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useEffect, useLayoutEffect, useState } from 'react';
import { authPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { demoOpened, selectDemo } from './demo.slice';
import { DemoDetails } from './demo-details';
import { DemoLayout } from './demo-layout';

/** Asks who wants to look around (AUTH-08). */
export function DemoRegistrationPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isLogin, role } = useSession();
  const { expiresAt } = useAppSelector(selectDemo);
  const [opened, setOpened] = useState(false);

  useLayoutEffect(() => {
    dispatch(demoOpened({ phone: storage.get('sessionPhone') ?? '' }));
    setOpened(true);
  }, [dispatch]);

  const sent = opened && expiresAt > 0;
  useEffect(() => {
    if (sent) navigate(authPaths.demoConfirm());
  }, [sent, navigate]);

  if (isLogin) return <Navigate to={startOf({ role })} replace />;
  return (
    <DemoLayout title={t('demo.title')} lead={t('demo.lead')}>
      {opened && <DemoDetails />}
    </DemoLayout>
  );
}
