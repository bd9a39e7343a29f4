import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { useList } from '@tvacha/shared-core/resources';
import { FilterChips } from '@tvacha/shared-ui/filter-chips';
import { ListPage } from '@tvacha/shared-ui/list-page';
import { useMemo } from 'react';
import { useT } from '../../common/i18n';
import { countFilters, noFilters } from './list-query';
import { toRequest } from './list-request';
import { ListResults } from './list-results';
import { ListToolbar } from './list-toolbar';
import type { Listed, ResourceDescriptor } from './resource-catalog';
import { ResourceFilters } from './resource-filters';
import { useChips } from './use-chips';
import { useLatest } from './use-latest';
import { useListQuery } from './use-list-query';

/** Title and count, search, filters in the URL, and the rows. */
export function ResourceList<Row extends Listed>({ descriptor }: { descriptor: ResourceDescriptor<Row> }) {
  const t = useT();
  const [query, change] = useListQuery();
  const request = useMemo(() => toRequest(query, descriptor.pageSize), [query, descriptor.pageSize]);
  const answer = useList(descriptor.list, request);
  const rows = useLatest(answer);
  const { counts } = useCounts();
  const chips = useChips(query, descriptor);
  const total = counts?.[descriptor.count];
  const narrowed = countFilters(query) > 0;
  const clear = () => change(noFilters);

  const amount = () => {
    if (!rows) return total === undefined ? '' : t('list.total', { count: total });
    if (!narrowed || total === undefined) return t('list.total', { count: rows.total });
    return t('list.some', { count: formatNumber(rows.total), total });
  };

  return (
    <ListPage
      title={t(descriptor.title)}
      count={amount()}
      tools={<ListToolbar kind={t(descriptor.title)} query={query} onChange={change} />}
      filters={<ResourceFilters descriptor={descriptor} query={query} onChange={change} onReset={clear} />}
      chips={<FilterChips chips={chips} onRemove={(name) => change({ [name]: '' })} onClear={clear} />}
    >
      <ListResults
        answer={answer}
        rows={rows?.items}
        descriptor={descriptor}
        view={query.view}
        narrowed={narrowed}
        onClear={clear}
      />
    </ListPage>
  );
}
