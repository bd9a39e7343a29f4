import { paths } from '@tvacha/shared-core/paths';
import { Link, useNavigate, useSearchParams } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useEffect } from 'react';
import { AuthLayout } from '../../../common/layout/auth-layout';
import { LoggedIn } from '../logged-in';
import { useRegisterT } from '../messages';
import { arrived } from '../state/actions';
import { selectRegistration } from '../state/selectors';
import { CustomerForm } from './customer-form';

/** Where a registration begins: the customer code says how far its holder is (AUTH-01). */
export function CustomerPage() {
  const t = useRegisterT();
  const { isLogin } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { leadsTo } = useAppSelector(selectRegistration);

  useEffect(() => void dispatch(arrived()), [dispatch]);
  useEffect(() => {
    if (leadsTo) navigate(leadsTo);
  }, [leadsTo, navigate]);

  if (isLogin) return <LoggedIn />;
  return (
    <AuthLayout
      title={t('customer.title')}
      lead={t('customer.lead')}
      aside={
        <>
          <span>{t('member')}</span> <Link to={paths.login()}>{t('login')}</Link>
        </>
      }
    >
      <CustomerForm given={query.get('code') ?? ''} />
    </AuthLayout>
  );
}
