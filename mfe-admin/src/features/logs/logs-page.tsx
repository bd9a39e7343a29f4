import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { BackLink } from '@tvacha/shared-ui/back-link';
import type { Column } from '@tvacha/shared-ui/table';
import { adminPaths } from '../../app/paths';
import { DateRange } from '../../common/date-range';
import { type Translate, useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { useOpenRow } from '../../common/use-open-row';
import { ChainCheck } from './chain-check';
import { LogDrawer } from './log-drawer';
import { actionWords, auditLogs, type LogEntry, logList, logSubjects } from './logs';
import styles from './logs-page.module.css';

const columns = (t: Translate): Column<LogEntry>[] => [
  { key: 'at', title: t('logs.at'), render: ({ at }) => formatDate(at, 'time') },
  { key: 'actor', title: t('logs.actor'), render: ({ actor }) => actor?.name || t('logs.nobody') },
  { key: 'action', title: t('logs.action'), render: ({ action }) => actionWords(action) },
  {
    key: 'subject',
    title: t('logs.subject'),
    render: ({ subject, subjectType }) => (
      <>
        <span className={styles.type}>{actionWords(subjectType)}</span> {subject}
      </>
    ),
  },
];

/** `/admin/logs`: the audit log, by person, record, time and words; whether it hangs together. */
export function LogsPage() {
  const t = useT();
  const list = useListView(logList, auditLogs);
  const { address, change } = list;
  const open = useOpenRow(list);
  const about = address.subject || address.actor || address.action;
  return (
    <div className={styles.page}>
      <BackLink to={adminPaths.dashboard()} label={t('dashboard.title')} />
      <OfficeTable
        of={logList}
        views="logs"
        title={t(about ? 'logs.history' : 'logs.title')}
        lead={t(about ? 'logs.historyLead' : 'logs.lead')}
        list={list}
        intro={
          <div className={styles.intro}>
            <ChainCheck />
            <DateRange from={address.from} to={address.to} onChange={change} />
          </div>
        }
        tools={[
          {
            kind: 'select',
            name: 'subjectType',
            label: t('logs.subject'),
            options: logSubjects.map((value) => ({
              value,
              label: value === 'all' ? t('logs.allSubjects') : actionWords(value),
            })),
          },
          { kind: 'search', name: 'search', label: t('logs.search'), placeholder: t('logs.searchHint') },
        ]}
        words={{
          failed: { title: t('logs.failed'), section: t('logs.title') },
          none: { title: t('logs.none'), text: t('logs.noneText') },
          narrowed: { title: t('logs.none'), text: t('logs.narrowedText'), action: t('logs.showAll') },
        }}
        label={t('logs.title')}
        columns={columns(t)}
        rowKey={(row) => row._id}
        opens="id"
      />
      <LogDrawer id={address.id} {...open} />
    </div>
  );
}
