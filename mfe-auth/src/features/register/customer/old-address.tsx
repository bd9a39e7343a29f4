import { paths } from '@tvacha/shared-core/paths';
import { Navigate, useLocation } from '@tvacha/shared-core/router';

/** The product spells the address in two ways (NAV-02). */
export function OldAddress() {
  const { search } = useLocation();
  return <Navigate to={paths.verifyCustomer() + search} replace />;
}
