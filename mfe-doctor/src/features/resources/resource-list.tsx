import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { useListView, useRowPages } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { WindowedRows } from '@tvacha/shared-ui/windowed-rows';
import { useT } from '../../common/i18n';
import { editors } from '../../state/editors.slice';
import { named } from './named';
import type { Listed, ResourceDescriptor } from './resource-catalog';
import type { View } from './resource-fields';
import { ResourceFilters } from './resource-filters';
import styles from './resource-list.module.css';

/** Width below which a column is not drawn, and a row's likely height, by how titles are shown. */
const shapes = {
  covers: { minColumnWidth: 150, estimateHeight: 340 },
  list: { minColumnWidth: 10_000, estimateHeight: 96 },
} as const satisfies Record<View, object>;
const icons = { covers: 'squares-four', list: 'rows' } as const;

/** Title and count, search, filters in the URL, and the rows. */
export function ResourceList<Row extends Listed>({ descriptor }: { descriptor: ResourceDescriptor<Row> }) {
  const t = useT();
  const list = useListView(descriptor.list, descriptor.rows, { keepRows: true });
  const { address, narrowing, value } = list;
  const pages = useRowPages(descriptor.rows, descriptor.list.request(address), list);
  const { counts } = useCounts();
  const { specialities } = useSpecialities();
  const authors = useResource(editors, { type: descriptor.authorsOf }).value ?? [];
  const { Item } = descriptor;
  const kind = t(descriptor.title);
  const total = counts?.[descriptor.count];

  const amount = () => {
    if (!value) return total === undefined ? '' : t('list.total', { count: total });
    if (narrowing.length === 0 || total === undefined) return t('list.total', { count: value.total });
    return t('list.some', { count: formatNumber(value.total), total });
  };
  // Names where they are known, else what the filter is.
  const chips = {
    subSpeciality: specialities.find(named(address.subSpeciality))?.name ?? t('list.subSpeciality'),
    author: authors.find((author) => author._id === address.author)?.name ?? t('list.author'),
    search: t('list.searched', { text: address.search }),
  };

  return (
    <ListScreen
      title={kind}
      count={amount()}
      list={list}
      tools={[
        {
          kind: 'search',
          name: 'search',
          label: t('list.search', { kind }),
          placeholder: t('list.searchPlaceholder'),
          wide: true,
        },
        {
          kind: 'choice',
          name: 'view',
          label: t('list.view'),
          options: descriptor.list.fields.view.options.map((view) => ({
            value: view,
            label: t(`list.view.${view}`),
            icon: icons[view],
          })),
        },
        {
          kind: 'select',
          name: 'sort',
          label: t('list.sort'),
          options: descriptor.list.fields.sort.options.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) })),
        },
      ]}
      filters={<ResourceFilters descriptor={descriptor} list={list} />}
      chipOf={(name) => chips[name]}
      shape={address.view === 'covers' ? 'grid' : 'list'}
      words={{
        failed: { title: t('list.error.title'), text: t('list.error.text'), section: kind },
        none: { title: t('list.none.title'), text: t('list.none.text') },
        narrowed: { title: t('list.empty.title'), text: t('list.empty.text'), action: t('list.clearAll') },
      }}
    >
      {() => (
        <div className={styles.rows} data-view={address.view}>
          <WindowedRows
            key={address.view}
            pages={pages}
            rowKey={(row) => row._id}
            item={(row) => <Item row={row} view={address.view} />}
            label={kind}
            {...shapes[address.view]}
          />
        </div>
      )}
    </ListScreen>
  );
}
