import type { BulkJob } from '@tvacha/shared-contract';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { Link } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { TableScreen } from '@tvacha/shared-ui/list-screen';
import type { Column } from '@tvacha/shared-ui/table';
import { adminPaths } from '../../app/paths';
import { type Translate, useT } from '../../common/i18n';
import { RunState } from './run-state';
import { bulkRuns, runList } from './runs';
import styles from './runs.module.css';

const columns = (t: Translate): Column<BulkJob>[] => [
  {
    key: 'action',
    title: t('bulk.action'),
    render: ({ _id, action }) => <Link to={adminPaths.bulkRun(_id)}>{t(`bulk.title.${action}`)}</Link>,
  },
  { key: 'state', title: t('bulk.stateTitle'), render: ({ state }) => <RunState state={state} /> },
  {
    key: 'progress',
    title: t('bulk.changed'),
    render: ({ done, total }) => t('bulk.ofAll', { done: formatNumber(done), total: formatNumber(total) }),
  },
  { key: 'refused', title: t('bulk.left'), render: ({ refused }) => formatNumber(refused) },
  { key: 'who', title: t('bulk.startedBy'), render: ({ startedBy }) => startedBy?.name ?? '–' },
  { key: 'since', title: t('bulk.startedAt'), render: ({ createdAt }) => formatDate(createdAt, 'time') },
];

/** `/admin/userlist/runs`: what was done to many accounts at once, and by whom (ADM-03). */
export function RunsPage() {
  const t = useT();
  const list = useListView(runList, bulkRuns);
  return (
    <div className={styles.page}>
      <BackLink to={adminPaths.adminUsers()} label={t('users.title')} />
      <TableScreen
        title={t('bulk.runs')}
        lead={t('bulk.runsLead')}
        list={list}
        quiet
        words={{
          failed: { title: t('bulk.runsFailed'), section: t('users.title') },
          none: { title: t('bulk.runsNone'), text: t('bulk.runsNoneText') },
        }}
        label={t('bulk.runs')}
        columns={columns(t)}
        rowKey={({ _id }) => _id}
      />
    </div>
  );
}
