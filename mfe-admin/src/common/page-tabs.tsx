import { Link } from '@tvacha/shared-core/router';
import styles from './page-tabs.module.css';

interface PageTabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; path: string; words: string }[];
  open: Name;
}

/** The pages of one section, as tabs above each of them. */
export function PageTabs<Name extends string>({ label, tabs, open }: PageTabsProps<Name>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ name, path, words }) => (
        <Link key={name} to={path} aria-current={name === open ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
