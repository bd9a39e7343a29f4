import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { isFirstLogin, useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useEffect } from 'react';
import { destinationAfterLogin } from './destination';

/** Takes whoever is signed in away from a login page. */
export function SentOn() {
  const { role } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    const to = isFirstLogin() ? paths.ownPassword() : destinationAfterLogin(role, storage.get('previousPath'));
    storage.remove('previousPath');
    navigate(to, { replace: true });
  }, [role, navigate]);

  return <LoadingState shape="page" />;
}
