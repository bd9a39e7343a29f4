import type { ResourceView } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
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
  const { Item } = descriptor;
  const clear = <Button onClick={onClear}>{t('list.clearAll')}</Button>;
  const empty = narrowed ? (
    <EmptyState title={t('list.empty.title')} text={t('list.empty.text')} action={clear} />
  ) : (
    <EmptyState title={t('list.none.title')} text={t('list.none.text')} />
  );
  return (
    <Loaded
      view={{ ...answer, value: rows }}
      shape={view === 'covers' ? 'grid' : 'list'}
      failed={{ title: t('list.error.title'), text: t('list.error.text'), section: t(descriptor.title) }}
      empty={empty}
    >
      {(all) => (
        <div className={styles.rows} data-view={view}>
          <VirtualGrid
            key={view}
            items={all}
            itemKey={(row) => row._id}
            renderItem={(row) => <Item row={row} view={view} />}
            label={t(descriptor.title)}
            {...shapes[view]}
          />
        </div>
      )}
    </Loaded>
  );
}
