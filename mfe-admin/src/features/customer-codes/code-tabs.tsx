import { Link } from '@tvacha/shared-core/router';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import styles from './customer-codes.module.css';

const tabs = { invalid: adminPaths.invalidCodes(), real: adminPaths.realCodes() } as const;

/** The two halves of the section: codes that failed, and those of real cards. */
export function CodeTabs({ open }: { open: keyof typeof tabs }) {
  const t = useT();
  return (
    <nav className={styles.tabs} aria-label={t('codes.tabs')}>
      {(['invalid', 'real'] as const).map((tab) => (
        <Link key={tab} to={tabs[tab]} aria-current={tab === open ? 'page' : undefined}>
          {t(`codes.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
