import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { paths } from '@tvacha/shared-core/paths';
import { NavLink } from '@tvacha/shared-core/router';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { useT } from '../common/i18n';
import styles from './side-list.module.css';

interface SideLinkProps {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
}
function SideLink({ to, icon, label, count }: SideLinkProps) {
  return (
    <li>
      <NavLink to={to} className={styles.link} title={label}>
        <Icon name={icon} size={20} />
        <span className={styles.label}>{label}</span>
        {count === undefined ? null : <span className={styles.count}>{formatNumber(count)}</span>}
      </NavLink>
    </li>
  );
}

/** The area's own navigation: words and counts on wide screens, icons on middling ones; phones have the shell's menu. */
export function SideList() {
  const t = useT();
  const { counts } = useCounts();
  return (
    <nav className={styles.side} aria-label={t('area.nav')}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          <SideLink to={paths.doctorDashboard()} icon="house" label={t('area.dashboard')} />
        </ul>
        <p className={styles.group}>{t('area.resources')}</p>
        <ul className={styles.list}>
          <SideLink to={paths.ebooks()} icon="books" label={t('area.ebooks')} count={counts?.ebooks} />
        </ul>
      </div>
    </nav>
  );
}
