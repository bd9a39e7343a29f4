import { isStaff } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { SentOn } from '../../common/destination/sent-on';
import { useT } from '../../common/i18n';
import { AuthLayout } from '../../common/layout/auth-layout';
import { PasswordLogin } from './password-login';

/** The staff's login page: email and password only. */
export function AdminLoginPage() {
  const t = useT();
  const { isLogin, role } = useSession();
  if (isLogin && isStaff(role)) return <SentOn />;
  return (
    <AuthLayout
      title={t('login.titleStaff')}
      lead={t(isLogin ? 'login.leadStaffOther' : 'login.leadStaff')}
      aside={
        <>
          <span>{t('login.notStaff')}</span> <Link to={paths.login()}>{t('login.memberLogin')}</Link>
        </>
      }
    >
      <PasswordLogin loginUser="admin" />
    </AuthLayout>
  );
}
