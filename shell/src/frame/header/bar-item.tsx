import { leadsTo } from '@tvacha/shared-core/redirects';
import { Link, useLocation } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { isUnder } from '@tvacha/shared-core/site-routes';
import { Icon } from '@tvacha/shared-ui/icon';
import type { MenuItem } from '../menu/menu-item';
import { MenuTree } from '../menu/menu-tree';
import { useMenuWords } from '../menu/use-menu-words';
import { pageKey } from '../page/location-key';
import { useDisclosure } from '../use-disclosure';
import styles from './menu-bar.module.css';

/** An entry of the top menu: a link, or a button that opens what is under it. */
export function BarItem({ item }: { item: MenuItem }) {
  return item.children ? <Submenu item={item} items={item.children} /> : <BarLink item={item} />;
}

function BarLink({ item }: { item: MenuItem }) {
  const { role } = useSession();
  const words = useMenuWords();
  const current = useIsHere(item);
  return (
    <Link
      className={styles.entry}
      to={leadsTo(item.path ?? '', role, 'menu')}
      aria-current={current ? 'page' : undefined}
      data-entry
    >
      {words(item.title)}
    </Link>
  );
}

function Submenu({ item, items }: { item: MenuItem; items: readonly MenuItem[] }) {
  const words = useMenuWords();
  const here = useIsHere(item);
  const { open, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.place} {...rootProps}>
      <button type="button" className={styles.entry} data-here={here || undefined} data-entry {...buttonProps}>
        {words(item.title)}
        <Icon name="caret-down" size={16} />
      </button>
      {open ? (
        <div className={styles.panel} data-wide={items.length > 6 || undefined}>
          <MenuTree items={items} onFollow={close} />
        </div>
      ) : null}
    </div>
  );
}

function useIsHere(item: MenuItem): boolean {
  const { pathname, search } = useLocation();
  const here = pageKey(pathname + search);
  const holds = ({ path, under, children = [] }: MenuItem): boolean =>
    (under !== undefined && isUnder(under, pathname)) ||
    (path !== undefined && pageKey(path) === here) ||
    children.some(holds);
  return holds(item);
}
