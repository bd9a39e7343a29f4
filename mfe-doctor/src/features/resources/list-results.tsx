import type { ResourceView } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { EmptyState, ErrorState, LoadingState, NoPermissionState } from '@tvacha/shared-ui/states';
import { VirtualGrid } from '@tvacha/shared-ui/virtual-grid';
import { useT } from '../../common/i18n';
import type { View } from './list-query';
import styles from './list-results.module.css';
import type { Listed, ResourceDescriptor } from './resource-catalog';

/** Width below which a column is not drawn, and a row's likely height, by how titles are shown. */
const shapes = {
  covers: { minColumnWidth: 150, estimateHeight: 340 },
  list: { minColumnWidth: 10_000, estimateHeight: 96 },
} as const satisfies Record<View, object>;

interface ListResultsProps<Row extends Listed> {
  answer: Pick<ResourceView<unknown>, 'status' | 'code' | 'reload'>;
  /** The rows to show; while the next ones load, those from before. */
  rows: readonly Row[] | undefined;
  descriptor: ResourceDescriptor<Row>;
  view: View;
  narrowed: boolean;
  onClear: () => void;
}

/** The rows, or what is to be said where there are none. */
export function ListResults<Row extends Listed>(props: ListResultsProps<Row>) {
  const { answer, rows, descriptor, view, narrowed, onClear } = props;
  const t = useT();
  if (answer.status === 'failed') {
    if (answer.code === 'FORBIDDEN') return <NoPermissionState section={descriptor.section} />;
    return <ErrorState title={t('list.error.title')} text={t('list.error.text')} onRetry={answer.reload} />;
  }
  if (!rows) return <LoadingState shape={view === 'covers' ? 'grid' : 'list'} />;
  if (rows.length === 0 && narrowed) {
    const clear = <Button onClick={onClear}>{t('list.clearAll')}</Button>;
    return <EmptyState title={t('list.empty.title')} text={t('list.empty.text')} action={clear} />;
  }
  if (rows.length === 0) return <EmptyState title={t('list.none.title')} text={t('list.none.text')} />;
  const { Item } = descriptor;
  return (
    <div className={styles.rows} data-view={view} aria-busy={answer.status === 'loading'}>
      <VirtualGrid
        key={view}
        items={rows}
        itemKey={(row) => row._id}
        renderItem={(row) => <Item row={row} view={view} />}
        label={t(descriptor.title)}
        {...shapes[view]}
      />
    </div>
  );
}
