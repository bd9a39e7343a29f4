import { formatNumber } from '@tvacha/shared-core/format';
import { Link, useLocation } from '@tvacha/shared-core/router';
import { isUnder } from '@tvacha/shared-core/site-routes';
import { latePart } from '@tvacha/shared-ui/late-part';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../messages';
import styles from './admin-tabs.module.css';
import type { MenuItem } from './menu/menu-item';
import { useMenuWords } from './menu/use-menu-words';
import type { Counts } from './tab-counts';

// Only staff have use for it; without it the tabs are as they are.
const TabCounts = latePart(async () => (await import(/* webpackChunkName: "tab-counts" */ './tab-counts')).TabCounts, {
  failed: () => null,
});

/** Sections in which something can wait: their tabs keep room for a count, so that none moves when it comes. */
const counted: readonly (keyof Counts)[] = ['User Verification', 'Invalid Customer Ids', 'Chats', 'Content Approval'];
const most = 99;

function TabCount({ id, count }: { id: string; count: number | undefined }) {
  const t = useT();
  if (!count) return <span className={styles.count} />;
  return (
    <>
      <span className={styles.count} data-waits="" aria-hidden="true">
        {count > most ? `${formatNumber(most)}+` : formatNumber(count)}
      </span>
      <span hidden id={id}>
        {t('tabs.waiting', { count })}
      </span>
    </>
  );
}

/** The back office's sections that the viewer may read (ADM-01), each with how much waits in it. */
export function AdminTabs({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  const words = useMenuWords();
  const { pathname } = useLocation();
  const id = useId();
  const [counts, setCounts] = useState<Counts>({});
  const list = useRef<HTMLUListElement>(null);
  const here = items.find(({ path }) => path && isUnder(path, pathname))?.path;

  useLayoutEffect(() => {
    const tab = here && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - 32;
  }, [here]);

  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <TabCounts onCounts={setCounts} />
      <ul className={styles.list} ref={list}>
        {items.map((item) => {
          const section = counted.find((one) => one === item.section);
          const countId = `${id}${item.id}`;
          return (
            <li key={item.id}>
              <Link
                className={styles.tab}
                to={item.path ?? ''}
                aria-current={item.path === here ? 'page' : undefined}
                aria-describedby={section && counts[section] ? countId : undefined}
              >
                {words(item.title)}
                {section ? <TabCount id={countId} count={counts[section]} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
