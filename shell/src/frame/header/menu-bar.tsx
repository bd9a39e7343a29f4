import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../messages';
import type { MenuItem } from '../menu/menu-item';
import { MenuLink } from '../menu/menu-link';
import { menuStyle } from '../menu/menu-style';
import { useMenuWords } from '../menu/use-menu-words';
import { useDisclosure } from '../use-disclosure';
import { BarItem } from './bar-item';
import styles from './menu-bar.module.css';

/** The top menu. Every entry is there twice, in the bar and in the overflow menu; the style decides where it shows. */
export function MenuBar({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  return (
    <nav className={styles.nav} aria-label={t('header.menu')} data-top-menu>
      <style>{menuStyle(items.length)}</style>
      <ul className={styles.bar}>
        {items.map((item, index) => (
          <li key={item.id} data-bar-item={index + 1}>
            <BarItem item={item} />
          </li>
        ))}
        <li data-more>
          <Overflow items={items} />
        </li>
      </ul>
    </nav>
  );
}

function Overflow({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  const { title } = useMenuWords();
  const { open, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.place} {...rootProps}>
      <button type="button" className={styles.entry} {...buttonProps}>
        {t('header.more')}
        <Icon name="caret-down" size={16} />
      </button>
      <ul className={styles.panel} hidden={!open}>
        {items.map((item, index) => (
          <li key={item.id} data-more-item={index + 1}>
            {item.children ? (
              <>
                <p className={styles.group}>{title(item.title)}</p>
                <ul className={styles.plain}>
                  {item.children.map((child) => (
                    <li key={child.id}>
                      <MenuLink item={child} onFollow={close} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <MenuLink item={item} onFollow={close} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
