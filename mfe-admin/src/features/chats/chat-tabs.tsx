import { Link, useLocation } from '@tvacha/shared-core/router';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import styles from './inbox.module.css';

/** The two ways in which people write to the team. */
export function ChatTabs() {
  const t = useT();
  const { pathname } = useLocation();
  const tabs = [
    { path: adminPaths.chat(), words: t('chats.talks') },
    { path: adminPaths.contactMessages(), words: t('contact.title') },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('chats.ways')}>
      {tabs.map(({ path, words }) => (
        <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
