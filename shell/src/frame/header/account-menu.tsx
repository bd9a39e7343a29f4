import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { isDemo, useSession } from '@tvacha/shared-core/session';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../messages';
import type { MenuItem } from '../menu/menu-item';
import { MenuLink } from '../menu/menu-tree';
import linkStyles from '../menu/menu-tree.module.css';
import { useDisclosure } from '../use-disclosure';
import styles from './account-menu.module.css';

/** Who is logged in, their own pages, and the way out. */
export function AccountMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  const { user } = useSession();
  const { open, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement>();
  const name = user?.fullName ?? '';
  // The server would refuse the change.
  const own = isDemo(user) ? items.filter(({ path }) => path !== paths.ownPassword()) : items;
  return (
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
          <li>
            <Link className={linkStyles.link} to={paths.logout()} onClick={close}>
              <Icon name="sign-out" size={18} />
              <span className={linkStyles.words}>{t('account.logout')}</span>
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
