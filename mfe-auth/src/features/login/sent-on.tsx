import { paths } from '@tvacha/shared-core/paths';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { isFirstLogin, useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { toastForDoctors } from '@tvacha/shared-core/toasts';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useEffect } from 'react';
import { destinationAfterLogin } from './destination';

/** Takes whoever is signed in away from a login page. */
export function SentOn({ turnedAway = false }: { turnedAway?: boolean }) {
  const { role } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    const back = state?.from ?? storage.get('previousPath');
    const to = isFirstLogin() ? paths.ownPassword() : destinationAfterLogin(role, back);
    storage.remove('previousPath');
    if (turnedAway && role !== 'doctor') toastForDoctors(role === 'patient' ? 'patient' : 'staff');
    navigate(to, { replace: true });
  }, [role, state, turnedAway, navigate]);

  return <LoadingState shape="page" />;
}
