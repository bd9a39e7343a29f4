import type { BulkAction } from '@tvacha/shared-contract/bulk';
import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { Link, useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { TableScreen } from '@tvacha/shared-ui/list-screen';
import { Loaded } from '@tvacha/shared-ui/loaded';
import type { Column } from '@tvacha/shared-ui/table';
import { useEffect } from 'react';
import { adminPaths } from '../../app/paths';
import { type Translate, useT } from '../../common/i18n';
import { RunProgress } from './run-progress';
import { bulkResults, bulkRun, type RunResult, resultList } from './runs';
import styles from './runs.module.css';

/** Milliseconds between two looks at a run that goes on: who did not begin it is told nothing by the socket. */
const lookEvery = 5000;

const columns = (t: Translate, action: BulkAction | undefined): Column<RunResult>[] => [
  {
    key: 'name',
    title: t('users.doctor'),
    render: ({ person }) =>
      person ? <Link to={adminPaths.adminUsers({ id: person._id })}>{person.name}</Link> : t('bulk.noAccount'),
  },
  { key: 'customerId', title: t('users.customerId'), render: ({ person }) => person?.customerId ?? '–' },
  { key: 'state', title: t('bulk.result'), render: ({ state }) => t(`bulk.row.${state}`) },
  {
    key: 'why',
    title: t('bulk.why'),
    render: ({ why }) => (why === null ? '–' : why === 'state' && action ? t(`bulk.unfit.${action}`) : whyOf(t, why)),
  },
  { key: 'at', title: t('bulk.at'), render: ({ at }) => (at ? formatDate(at, 'time') : '–') },
];

const whyOf = (t: Translate, why: NonNullable<RunResult['why']>) => (why === 'state' ? '–' : t(`bulk.refused.${why}`));

/** `/admin/userlist/runs/<id>`: how far a run is, and what became of each account (ADM-03). */
export function RunPage() {
  const t = useT();
  const { id = '' } = useParams();
  const run = useResource(bulkRun, { id });
  const list = useListView(resultList, bulkResults, { place: [id] });
  const { value, reload } = run;
  const { reload: reloadRows } = list;
  const isRunning = value?.state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      reload();
      reloadRows();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [isRunning, reload, reloadRows]);
  const missing = { title: t('bulk.missing'), text: t('bulk.missingText') };
  return (
    <div className={styles.page}>
      <BackLink to={adminPaths.bulkRuns()} label={t('bulk.runs')} />
      <TableScreen
        title={value ? t(`bulk.title.${value.action}`) : t('bulk.run')}
        intro={
          <Loaded
            view={run}
            shape="list"
            quiet
            failed={{ title: t('bulk.runFailed'), section: t('users.title'), missing }}
          >
            {(job) => <RunProgress job={job} />}
          </Loaded>
        }
        list={list}
        quiet
        tools={[
          {
            kind: 'choice',
            name: 'state',
            label: t('bulk.result'),
            options: resultList.fields.state.options.map((state) => ({ value: state, label: t(`bulk.row.${state}`) })),
          },
        ]}
        words={{
          failed: { title: t('bulk.resultsFailed'), section: t('users.title'), missing },
          narrowed: { title: t('bulk.resultsNone'), text: t('bulk.resultsNoneText'), action: t('bulk.resultsAll') },
        }}
        label={t('bulk.results')}
        columns={columns(t, value?.action)}
        rowKey={({ _id }) => _id}
      />
    </div>
  );
}
