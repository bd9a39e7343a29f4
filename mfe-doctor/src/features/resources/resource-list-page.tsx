import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { useListView, useRowPages } from '@tvacha/shared-core/list';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { WindowedRows } from '@tvacha/shared-ui/windowed-rows';
import { useMemo } from 'react';
import { useT } from '../../common/i18n';
import { useFacets } from '../../kinds/filters/editors';
import { facetsQuery } from '../../kinds/filters/filter-fields';
import { KindFilters, useSpecialityName, valueLabel } from '../../kinds/filters/kind-filters';
import { KindCard } from '../../kinds/kind-card';
import { KindLine } from '../../kinds/kind-line';
import { kindList, type View } from '../../kinds/kind-list';
import { isCounted, kindRows } from '../../kinds/kind-rows';
import type { KindProps } from '../../kinds/screens';
import { kindResources } from '../../state/kinds';
import styles from './resource-list.module.css';

/** Width below which a column is not drawn, and a row's likely height, by how titles are shown. */
const shapes = {
  covers: { minColumnWidth: 150, estimateHeight: 340 },
  list: { minColumnWidth: 10_000, estimateHeight: 96 },
} as const satisfies Record<View, object>;
const icons = { covers: 'squares-four', list: 'rows' } as const;

/** The list of any kind: title and count, search, filters in the URL, and the rows. */
export function ResourceListPage(of: KindProps) {
  const { name, kind } = of;
  const t = useT();
  const { rows } = kindResources[name];
  const definition = useMemo(() => kindList(name, kind), [name, kind]);
  const list = useListView(definition, rows);
  const { address, narrowing, value } = list;
  const asked = definition.request(address);
  const pages = useRowPages(rows, asked, list);
  const { type } = kindRows[name];
  const counted = useFacets(facetsQuery(type, asked));
  const { counts } = useCounts();
  const speciality = useSpecialityName(address.subSpeciality);
  const title = kindRows[name].title.en;
  const total = isCounted(name) ? counts?.[name] : undefined;

  const amount = () => {
    if (!value) return total === undefined ? '' : t('list.total', { count: total });
    if (narrowing.length === 0 || total === undefined) return t('list.total', { count: value.total });
    return t('list.some', { count: formatNumber(value.total), total });
  };
  // What has a row of its own is shown in one way.
  const view = kind.Row ? 'list' : address.view;
  const Item = kind.Row ?? (view === 'covers' ? KindCard : KindLine);

  return (
    <ListScreen
      title={title}
      count={amount()}
      list={list}
      tools={[
        {
          kind: 'search',
          name: 'search',
          label: t('list.search', { kind: title }),
          placeholder: t('list.searchPlaceholder'),
          wide: true,
        },
        ...(kind.Row
          ? []
          : [
              {
                kind: 'choice' as const,
                name: 'view' as const,
                label: t('list.view'),
                options: definition.fields.view.options.map((view) => ({
                  value: view,
                  label: t(`list.view.${view}`),
                  icon: icons[view],
                })),
              },
            ]),
        {
          kind: 'select',
          name: 'sort',
          label: t('list.sort'),
          options: definition.fields.sort.options.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) })),
        },
      ]}
      filters={<KindFilters type={type} list={list} counted={counted} />}
      chipOf={(field) => (field === 'subSpeciality' ? speciality : valueLabel(field, address, t))}
      shape={view === 'covers' ? 'grid' : 'list'}
      words={{
        failed: { title: t('list.error.title'), text: t('list.error.text'), section: title },
        none: { title: t('list.none.title'), text: t('list.none.text') },
        narrowed: { title: t('list.empty.title'), text: t('list.empty.text'), action: t('list.clearAll') },
      }}
    >
      {() => (
        <div className={styles.rows} data-view={view}>
          <WindowedRows
            key={view}
            pages={pages}
            rowKey={(row) => row._id}
            item={(row) => <Item {...of} row={row} level="h2" />}
            label={title}
            {...shapes[view]}
          />
        </div>
      )}
    </ListScreen>
  );
}
