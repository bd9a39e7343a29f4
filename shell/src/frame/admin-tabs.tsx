import { Link, useLocation } from '@tvacha/shared-core/router';
import { isUnder } from '@tvacha/shared-core/site-routes';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../messages';
import styles from './admin-tabs.module.css';
import type { MenuItem } from './menu/menu-item';
import { useMenuWords } from './menu/use-menu-labels';

/** The back office's sections that the viewer may read (ADM-01). */
export function AdminTabs({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  const { title } = useMenuWords();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const here = items.find(({ path }) => path && isUnder(path, pathname))?.path;

  useLayoutEffect(() => {
    const tab = here && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - 32;
  }, [here]);

  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul className={styles.list} ref={list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link className={styles.tab} to={item.path ?? ''} aria-current={item.path === here ? 'page' : undefined}>
              {title(item.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
