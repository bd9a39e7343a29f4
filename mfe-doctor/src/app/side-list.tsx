import { mayOpen, mayRead } from '@tvacha/shared-contract/permissions';
import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { paths } from '@tvacha/shared-core/paths';
import { useSubject } from '@tvacha/shared-core/permissions';
import { NavLink } from '@tvacha/shared-core/router';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { useT } from '../common/i18n';
import { learningPath } from '../features/learning/learning';
import { profilePath } from '../features/profile/profile';
import { questionPaths } from '../features/questions/questions';
import { isCounted, kindRows, listPaths } from '../kinds/kind-rows';
import { hasScreens, type OpenKind, openKinds, screenOf } from '../kinds/screens';
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
  const subject = useSubject();
  const readable = openKinds.filter((name) => mayOpen(subject, kindRows[name]));
  const links = (names: readonly OpenKind[]) =>
    names.map((name) => (
      <SideLink
        key={name}
        to={listPaths[name]}
        icon={kindRows[name].icon}
        label={kindRows[name].title.en}
        count={isCounted(name) ? counts?.[name] : undefined}
      />
    ));
  const events = readable.filter((name) => !isCounted(name));
  return (
    <nav className={styles.side} aria-label={t('area.nav')}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          <SideLink to={paths.doctorDashboard()} icon="house" label={t('area.dashboard')} />
          <SideLink to="/doctor/library" icon="bookmark-simple" label={t('library.title')} />
          <SideLink to={learningPath()} icon="chart-bar" label={t('learning.title')} />
          <SideLink to={profilePath} icon="user-circle" label={t('profile.title')} />
          {readable.some((name) => hasScreens(name) && screenOf(name).attended) ? (
            <SideLink to="/doctor/calendar" icon="calendar-check" label={t('calendar.title')} />
          ) : null}
          {mayRead(subject, 'Questions') ? (
            <SideLink to={questionPaths.list} icon="chats" label={t('questions.title')} />
          ) : null}
        </ul>
        <p className={styles.group}>{t('area.resources')}</p>
        <ul className={styles.list}>{links(readable.filter(isCounted))}</ul>
        {events.length > 0 ? (
          <>
            <p className={styles.group}>{t('area.events')}</p>
            <ul className={styles.list}>{links(events)}</ul>
          </>
        ) : null}
      </div>
    </nav>
  );
}
