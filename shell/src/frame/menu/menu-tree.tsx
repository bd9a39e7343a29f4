import type { MenuItem } from './menu-item';
import { MenuLink } from './menu-link';
import styles from './menu-tree.module.css';
import { useMenuWords } from './use-menu-labels';

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
  const { title } = useMenuWords();
  if (!item.children) return <MenuLink item={item} onFollow={onFollow} />;
  return (
    <>
      <p className={styles.group}>{title(item.title)}</p>
      <MenuTree items={item.children} onFollow={onFollow} />
    </>
  );
}
