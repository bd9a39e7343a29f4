import { isStaff } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../messages';
import styles from './header.module.css';

/** The Logout button that admin and subAdmin get besides (NAV-07). */
export function StaffLogout() {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useSession();
  if (!isStaff(role)) return null;
  return (
    <button type="button" className={styles.logout} onClick={() => navigate(paths.logout())}>
      <Icon name="sign-out" size={18} />
      <span className={styles.logoutWords}>{t('account.staffLogout')}</span>
    </button>
  );
}
