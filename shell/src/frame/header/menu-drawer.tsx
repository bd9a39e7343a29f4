import { Icon } from '@tvacha/shared-ui/icon';
import { Logo } from '@tvacha/shared-ui/logo';
import { useRef, useState } from 'react';
import { useT } from '../../messages';
import type { MenuItem } from '../menu/menu-item';
import { MenuLink, MenuTree } from '../menu/menu-tree';
import { useMenuWords } from '../menu/use-menu-words';
import buttons from './icon-button.module.css';
import { LanguageSwitch } from './language-switch';
import styles from './menu-drawer.module.css';
import { ThemeSwitch } from './theme-switch';

interface MenuDrawerProps {
  items: readonly MenuItem[];
}

/** The whole menu on small screens. A native dialog: focus stays in it and Escape closes it, at no weight. */
export function MenuDrawer({ items }: MenuDrawerProps) {
  const t = useT();
  const words = useMenuWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={buttons.iconButton}
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        data-drawer-button
        onClick={open}
      >
        <Icon name="list" size={24} />
      </button>
      <dialog ref={dialog} className={styles.drawer} aria-label={t('header.menu')}>
        <div className={styles.top}>
          <Logo />
          <button type="button" className={buttons.iconButton} aria-label={t('header.closeMenu')} onClick={close}>
            <Icon name="x" size={24} />
          </button>
        </div>
        <nav aria-label={t('header.menu')}>
          <ul className={styles.list}>
            {(wasOpened ? items : []).map((item) => (
              <li key={item.id}>
                {item.children ? (
                  <details open>
                    <summary className={styles.group}>
                      {words(item.title)}
                      <Icon name="caret-down" size={16} />
                    </summary>
                    <MenuTree items={item.children} onFollow={close} />
                  </details>
                ) : (
                  <MenuLink item={item} onFollow={close} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <LanguageSwitch />
          <ThemeSwitch withWords />
        </div>
      </dialog>
    </>
  );
}
