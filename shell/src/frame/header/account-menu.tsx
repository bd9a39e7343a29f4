import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { Link, useLocation, useNavigate } from '@tvacha/shared-core/router';
import { isDemo, useSession } from '@tvacha/shared-core/session';
import { isUnder } from '@tvacha/shared-core/site-routes';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Icon } from '@tvacha/shared-ui/icon';
import { latePart, RetryButton } from '@tvacha/shared-ui/late-part';
import { useT } from '../../messages';
import type { MenuItem } from '../menu/menu-item';
import { MenuLink } from '../menu/menu-tree';
import linkStyles from '../menu/menu-tree.module.css';
import { SiteSearch } from '../search/site-search';
import { usePrefetchQuestions } from '../session/use-prefetch-questions';
import { useTalkT } from '../talk/messages';
import { useDisclosure } from '../use-disclosure';
import styles from './account-menu.module.css';
import header from './header.module.css';

/** The Logout button that admin and subAdmin get besides (NAV-07). */
function StaffLogout() {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useSession();
  if (!isStaff(role)) return null;
  return (
    <button type="button" className={header.logout} onClick={() => navigate(paths.logout())}>
      <Icon name="sign-out" size={18} />
      <span className={header.logoutWords}>{t('account.staffLogout')}</span>
    </button>
  );
}

// After the header: who opens a page did not come for it.
const NoticeBell = latePart(
  async () => (await import(/* webpackChunkName: "notices" */ '../notices/notice-bell')).NoticeBell,
  { fallback: <span className={styles.bell} />, failed: (retry) => <RetryButton onRetry={retry} /> },
);

const UnreadTalk = latePart(
  async () => (await import(/* webpackChunkName: "unread-talk" */ '../talk/unread-talk')).UnreadTalk,
  { fallback: null, failed: (retry) => <RetryButton onRetry={retry} /> },
);

/** Who may read what doctors read: for them are the search and the notices. */
const readers: readonly Role[] = ['doctor', 'admin'];
/** Who talks with the team; the team does not talk with itself. */
const talkers: readonly Role[] = ['doctor', 'patient'];

/** What members have in the header: the search, who is logged in, their own pages, and the way out. */
export function AccountMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  const talk = useTalkT();
  const { user, role } = useSession();
  const { open, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement>();
  const isReader = readers.includes(role);
  usePrefetchQuestions(isReader);
  const name = user?.fullName ?? '';
  const mayWrite = useMayWrite();
  const own = mayWrite ? items : items.filter(({ path }) => path !== paths.ownPassword());
  const place = useLocation().pathname;
  return (
    <>
      {isReader && !isUnder('/admin', place) ? (
        <>
          <SiteSearch />
          <NoticeBell />
        </>
      ) : null}
      {/* A doctor's header has no room beside the bell: the menu below leads there. */}
      {role === 'patient' && mayWrite ? <UnreadTalk /> : null}
      <div className={styles.place} {...rootProps}>
        <button type="button" className={styles.button} aria-label={t('account.menu', { name })} {...buttonProps}>
          <Avatar name={name} seed={user?._id ?? ''} size={36} />
          <Icon name="caret-down" size={16} />
        </button>
        <div className={styles.panel} hidden={!open}>
          {user ? (
            <p className={styles.who}>
              <strong>{name}</strong>
              <span>{isDemo(user) ? t('account.demo') : t('account.member', { id: user.customerId })}</span>
            </p>
          ) : null}
          <ul className={styles.list}>
            {own.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} onFollow={close} />
              </li>
            ))}
            {talkers.includes(role) ? (
              <li>
                <Link className={linkStyles.link} to={paths.accountChat()} onClick={close}>
                  <Icon name="chats" size={18} />
                  <span className={linkStyles.words}>{talk('talk')}</span>
                </Link>
              </li>
            ) : null}
            <li>
              <Link className={linkStyles.link} to={paths.logout()} onClick={close}>
                <Icon name="sign-out" size={18} />
                <span className={linkStyles.words}>{t('account.logout')}</span>
              </Link>
            </li>
          </ul>
        </div>
      </div>
      <StaffLogout />
    </>
  );
}
