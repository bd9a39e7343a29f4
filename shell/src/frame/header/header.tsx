import { paths } from '@tvacha/shared-core/paths';
import { leadsTo } from '@tvacha/shared-core/redirects';
import { Link, useLocation } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { isUnder } from '@tvacha/shared-core/site-routes';
import { latePart, RetryButton } from '@tvacha/shared-ui/late-part';
import { Logo } from '@tvacha/shared-ui/logo';
import { memo } from 'react';
import { useT } from '../../messages';
import { MenuCounts } from '../menu/menu-counts';
import type { Menus } from '../menu/use-menus';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { ThemeSwitch } from './theme-switch';

// Visitors, who are most, need none of it.
const AccountMenu = latePart(
  async () => (await import(/* webpackChunkName: "account-menu" */ './account-menu')).AccountMenu,
  { fallback: <span className={styles.account} />, failed: (retry) => <RetryButton onRetry={retry} /> },
);

function Entrance({ mayJoin }: { mayJoin: boolean }) {
  const t = useT();
  const { role } = useSession();
  return (
    <>
      <Link className={styles.login} to={paths.login()}>
        {t('account.login')}
      </Link>
      {mayJoin ? (
        <Link className={styles.join} to={leadsTo(paths.registerDoctor(), role, 'menu')}>
          {t('account.join')}
        </Link>
      ) : null}
    </>
  );
}

/**
 * The portal’s one header (MFE-02), drawn again only for what it reads itself. A menu that is closed holds nothing: its
 * links, each up to three times, took a second of a slow phone as a page opened.
 */
export const Header = memo(function Header({ menus }: { menus: Menus }) {
  const t = useT();
  const { role, isLogin, status } = useSession();
  const { pathname } = useLocation();
  const office = isUnder('/admin', pathname);
  return (
    <MenuCounts>
      <header
        className={styles.header}
        data-office={office || undefined}
        data-role={role}
        data-theme={office ? 'dark' : undefined}
      >
        <div className={styles.row}>
          <Link className={styles.brand} to={paths.home()} aria-label={t('header.home')}>
            <Logo />
          </Link>
          {office ? <span className={styles.office}>{t('header.office')}</span> : null}
          <MenuBar items={menus.main} shortcuts={menus.shortcuts} />
          <div className={styles.actions}>
            <LanguageSwitch />
            <ThemeSwitch />
            {isLogin ? <AccountMenu items={menus.account} /> : null}
            {/* Who has logged in before is not asked to while the server is asked who it is. */}
            {status === 'loading' ? <span className={styles.account} /> : null}
            {status === 'anonymous' ? <Entrance mayJoin={menus.mayJoin} /> : null}
            <MenuDrawer items={menus.main} />
          </div>
        </div>
      </header>
    </MenuCounts>
  );
});
