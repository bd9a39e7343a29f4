import { useSubject } from '@tvacha/shared-core/permissions';
import { Navigate } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { startOf } from '@tvacha/shared-core/start-of';
import { storage } from '@tvacha/shared-core/storage';
import { LoadingState } from '@tvacha/shared-ui/states';

/** The application shell by itself, where an installed portal opens: it goes on to where its user begins (NAV-01). */
export function AppPage() {
  const { isLogin } = useSession();
  const subject = useSubject();
  // Until it is known who that is; a token that is worth nothing ends as a visitor.
  if (!isLogin && storage.get('token')) return <LoadingState shape="page" />;
  return <Navigate to={startOf(subject)} replace />;
}
