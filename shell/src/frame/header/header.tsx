import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';
import { leadsTo } from '@tvacha/shared-core/redirects';
import { Link, useLocation, useNavigate } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { isUnder } from '@tvacha/shared-core/site-routes';
import { Icon } from '@tvacha/shared-ui/icon';
import { latePart, RetryButton } from '@tvacha/shared-ui/late-part';
import { Logo } from '@tvacha/shared-ui/logo';
import { useT } from '../../messages';
import type { Menus } from '../menu/use-menus';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { ThemeSwitch } from './theme-switch';

/** The Logout button that admin and subAdmin get besides (NAV-07). */
function StaffLogout() {
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

// Visitors, who are most, need none of it.
const AccountMenu = latePart(
  async () => (await import(/* webpackChunkName: "account-menu" */ './account-menu')).AccountMenu,
  { fallback: <span className={styles.account} />, failed: (retry) => <RetryButton onRetry={retry} /> },
);

// Only for those who may read what it finds.
const SiteSearch = latePart(
  async () => (await import(/* webpackChunkName: "site-search" */ '../search/site-search')).SiteSearch,
  { fallback: <span className={styles.search} />, failed: (retry) => <RetryButton onRetry={retry} /> },
);
const searchers: readonly Role[] = ['doctor', 'admin'];

/** The portal's one header (MFE-02). */
export function Header({ menus }: { menus: Menus }) {
  const t = useT();
  const { role, isLogin } = useSession();
  const { pathname } = useLocation();
  const office = isUnder('/admin', pathname);
  return (
    <header className={styles.header} data-office={office || undefined} data-theme={office ? 'dark' : undefined}>
      <div className={styles.row}>
        <Link className={styles.brand} to={paths.home()} aria-label={t('header.home')}>
          <Logo />
        </Link>
        {office ? <span className={styles.office}>{t('header.office')}</span> : null}
        <MenuBar items={menus.main} shortcuts={menus.shortcuts} />
        <div className={styles.actions}>
          {searchers.includes(role) && !office ? <SiteSearch /> : null}
          <LanguageSwitch />
          <ThemeSwitch />
          {isLogin ? (
            <AccountMenu items={menus.account} />
          ) : (
            <Link className={styles.login} to={paths.login()}>
              {t('account.login')}
            </Link>
          )}
          <StaffLogout />
          {!isLogin && menus.mayJoin ? (
            <Link className={styles.join} to={leadsTo(paths.registerDoctor(), role, 'menu')}>
              {t('account.join')}
            </Link>
          ) : null}
          <MenuDrawer items={menus.main} />
        </div>
      </div>
    </header>
  );
}
