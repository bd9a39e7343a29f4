import { Link, useLocation } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Icon } from '@tvacha/shared-ui/icon';
import { targetOf } from '../menu/filter-menu';
import type { MenuItem } from '../menu/menu-item';
import { MenuLink } from '../menu/menu-link';
import { useMenuWords } from '../menu/use-menu-words';
import { isUnder, pageKey } from '../page/location-key';
import { useDisclosure } from '../use-disclosure';
import styles from './menu-bar.module.css';

/** An entry of the top menu: a link, or a button that opens what is under it. */
export function BarItem({ item }: { item: MenuItem }) {
  return item.children ? <Submenu item={item} items={item.children} /> : <BarLink item={item} />;
}

function BarLink({ item }: { item: MenuItem }) {
  const { role } = useSession();
  const { title } = useMenuWords();
  const current = useIsHere(item);
  return (
    <Link className={styles.entry} to={targetOf(item, role)} aria-current={current ? 'page' : undefined}>
      {title(item.title)}
    </Link>
  );
}

function Submenu({ item, items }: { item: MenuItem; items: readonly MenuItem[] }) {
  const { title } = useMenuWords();
  const here = useIsHere(item);
  const { open, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.place} {...rootProps}>
      <button type="button" className={styles.entry} data-here={here || undefined} {...buttonProps}>
        {title(item.title)}
        <Icon name="caret-down" size={16} />
      </button>
      <ul className={styles.panel} data-columns={items.length > 6 ? 2 : 1} hidden={!open}>
        {items.map((child) => (
          <li key={child.id}>
            <MenuLink item={child} onFollow={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function useIsHere({ path, under, children }: MenuItem): boolean {
  const { pathname, search } = useLocation();
  const here = pageKey(pathname + search);
  if (under && isUnder(under, pathname)) return true;
  return [path, ...(children ?? []).map((child) => child.path)].some((one) => one && pageKey(one) === here);
}
