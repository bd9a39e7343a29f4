import { useListView } from '@tvacha/shared-core/list';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { useT } from '../../common/i18n';
import { registrations } from '../../state/meetings';
import { CalendarLink } from './calendar-link';
import { calendarList } from './calendar-list';
import styles from './coming-section.module.css';
import { RegistrationRow } from './registration-row';
import { useNow } from './use-now';

/** `/doctor/calendar`: what the reader comes to and came to, and the link by which their own calendar knows (DOC-08). */
export function CalendarPage() {
  const t = useT();
  const list = useListView(calendarList, registrations);
  const now = useNow(list.value?.items ?? []);
  const { when } = calendarList.fields;
  return (
    <ListScreen
      title={t('calendar.title')}
      lead={t('calendar.lead')}
      list={list}
      intro={<CalendarLink />}
      tools={[
        { kind: 'search', name: 'search', label: t('calendar.search'), placeholder: t('calendar.search'), wide: true },
        {
          kind: 'choice',
          name: 'when',
          label: t('list.when'),
          options: when.options.map((value) => ({ value, label: t(`list.when.${value}`) })),
        },
      ]}
      shape="list"
      words={{
        failed: { title: t('dashboard.comingError.title'), text: t('list.error.text') },
        none: { title: t('calendar.none.title'), text: t('calendar.none.text') },
        narrowed: { title: t('calendar.empty.title'), text: t('list.empty.text'), action: t('list.clearAll') },
      }}
    >
      {({ items }) => (
        <ul className={styles.rows} aria-label={t('calendar.title')}>
          {items.map((row) => (
            <li key={row._id}>
              <RegistrationRow row={row} now={now} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
