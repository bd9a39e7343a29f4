import { leadsTo } from '@tvacha/shared-core/redirects';
import { Link, useLocation } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Icon } from '@tvacha/shared-ui/icon';
import { pageKey } from '../page/location-key';
import { useAside } from './menu-counts';
import type { MenuItem } from './menu-item';
import styles from './menu-tree.module.css';
import { useMenuWords } from './use-menu-words';

interface MenuLinkProps {
  item: MenuItem;
  onFollow?: () => void;
}

/** One entry of a menu as a link: words, and what is beside them. */
export function MenuLink({ item, onFollow }: MenuLinkProps) {
  const { role } = useSession();
  const { pathname, search } = useLocation();
  const words = useMenuWords();
  const aside = useAside();
  const current = item.path !== undefined && pageKey(item.path) === pageKey(pathname + search);
  const beside = aside(item);
  return (
    <Link
      className={styles.link}
      to={leadsTo(item.path ?? '', role, 'menu')}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {item.icon ? <Icon name={item.icon} size={18} /> : null}
      <span className={styles.words}>{words(item.title)}</span>
      {beside ? <span className={item.count ? styles.count : styles.note}>{beside}</span> : null}
    </Link>
  );
}

interface MenuTreeProps {
  items: readonly MenuItem[];
  onFollow: () => void;
}

/** Entries below each other; a group is its name and its own entries. */
export function MenuTree({ items, onFollow }: MenuTreeProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuBranch item={item} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

/** One entry of such a list. */
export function MenuBranch({ item, onFollow }: { item: MenuItem; onFollow: () => void }) {
  const words = useMenuWords();
  if (!item.children) return <MenuLink item={item} onFollow={onFollow} />;
  return (
    <>
      <p className={styles.group}>{words(item.title)}</p>
      <MenuTree items={item.children} onFollow={onFollow} />
    </>
  );
}
