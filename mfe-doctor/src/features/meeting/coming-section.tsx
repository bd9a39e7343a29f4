import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import { Section } from '../../common/section';
import { everything } from '../../common/use-folder-options';
import { comingUp } from '../../state/meetings';
import { calendarPath } from './calendar-list';
import styles from './coming-section.module.css';
import { RegistrationRow } from './registration-row';
import { useNow } from './use-now';

export const useComingUp = () => useResource(comingUp, everything);

/** What the reader registered for and is not over yet, the next first; left out where there is nothing. */
export function ComingSection() {
  const t = useT();
  const view = useComingUp();
  const now = useNow(view.value?.items ?? []);
  if (view.value?.items.length === 0) return null;
  return (
    <Section title={t('dashboard.coming')}>
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('dashboard.comingError.title'), text: t('dashboard.errorText') }}
      >
        {({ items }) => (
          <>
            <ul className={styles.rows}>
              {items.map((row) => (
                <li key={row._id}>
                  <RegistrationRow row={row} now={now} level="h3" />
                </li>
              ))}
            </ul>
            <p className={styles.all}>
              <Link to={calendarPath}>{t('calendar.open')}</Link>
            </p>
          </>
        )}
      </Loaded>
    </Section>
  );
}
