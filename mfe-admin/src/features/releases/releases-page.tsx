import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useListAddress } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { EmptyState } from '@tvacha/shared-ui/states';
import { type Column, DataTable } from '@tvacha/shared-ui/table';
import { Tag } from '@tvacha/shared-ui/tag';
import { adminPaths } from '../../app/paths';
import { type Translate, useT } from '../../common/i18n';
import { type Releases, releaseList, releases } from './releases';
import styles from './releases.module.css';

type Release = Releases[number];

const seconds = (milliseconds: number | null) =>
  milliseconds === null ? '–' : `${formatNumber(Math.round(milliseconds / 10) / 100)} s`;

/** Of a hundred loads, how many failed, were replaced or crashed later. */
function failing({ loaded, failed, fellBack, crashed }: Release): number {
  const wrong = failed + fellBack + crashed;
  return wrong === 0 ? 0 : (100 * wrong) / (loaded + failed + fellBack);
}

/** From so many of a hundred on, a release is worth a look. */
const alarming = 1;

const columns = (t: Translate): Column<Release>[] => [
  {
    key: 'remote',
    title: t('releases.release'),
    render: ({ remote, version }) => (
      <>
        <strong>{remote}</strong> {version}
      </>
    ),
  },
  {
    key: 'state',
    title: t('releases.state'),
    render: (row) => (
      <Tag tone={failing(row) >= alarming ? 'red' : 'green'}>
        {t(failing(row) >= alarming ? 'releases.failing' : 'releases.well')}
      </Tag>
    ),
  },
  { key: 'loaded', title: t('releases.loaded'), render: ({ loaded }) => formatNumber(loaded) },
  { key: 'failed', title: t('releases.failed'), render: ({ failed }) => formatNumber(failed) },
  { key: 'fellBack', title: t('releases.fellBack'), render: ({ fellBack }) => formatNumber(fellBack) },
  { key: 'crashed', title: t('releases.crashed'), render: ({ crashed }) => formatNumber(crashed) },
  {
    key: 'time',
    title: t('releases.time'),
    render: ({ median, p95 }) => `${seconds(median)} / ${seconds(p95)}`,
  },
  {
    key: 'last',
    title: t('releases.last'),
    render: ({ lastFailure }) =>
      lastFailure ? `${formatDate(lastFailure.at, 'time')}: ${lastFailure.message}` : t('releases.never'),
  },
];

/** `/admin/releases`: how each release of a remote fares in people's browsers. */
export function ReleasesPage() {
  const t = useT();
  const { address, change } = useListAddress(releaseList);
  const view = useResource(releases, releaseList.request(address));
  return (
    <div className={styles.page}>
      <BackLink to={adminPaths.dashboard()} label={t('dashboard.title')} />
      <PageHeader title={t('releases.title')} lead={t('releases.lead')} />
      <Segmented
        label={t('releases.days')}
        value={address.days}
        options={(['1', '7', '30', '90'] as const).map((value) => ({
          value,
          label: t('releases.lastDays', { count: Number(value) }),
        }))}
        onChange={(days) => change({ days })}
      />
      <div className={styles.rows}>
        <Loaded view={view} shape="table" failed={{ title: t('releases.notLoaded'), section: t('dashboard.title') }}>
          {(rows) => (
            <DataTable
              label={t('releases.title')}
              rows={rows}
              rowKey={({ remote, version }) => `${remote}@${version}`}
              columns={columns(t)}
              empty={<EmptyState title={t('releases.none')} text={t('releases.noneText')} />}
            />
          )}
        </Loaded>
      </div>
    </div>
  );
}
