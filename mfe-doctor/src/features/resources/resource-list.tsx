import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { useList } from '@tvacha/shared-core/resources';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useMemo } from 'react';
import { useT } from '../../common/i18n';
import { FilterChips } from './filter-chips';
import { countFilters, noFilters } from './list-query';
import { toRequest } from './list-request';
import { ListResults } from './list-results';
import { ListToolbar } from './list-toolbar';
import type { Listed, ResourceDescriptor } from './resource-catalog';
import { ResourceFilters } from './resource-filters';
import styles from './resource-list.module.css';
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
    <div className={styles.layout}>
      <PageHeader title={t(descriptor.title)} lead={<span aria-live="polite">{amount()}</span>} />
      <div className={styles.tools}>
        <ListToolbar kind={t(descriptor.title)} query={query} onChange={change} />
      </div>
      <div className={styles.filters}>
        <ResourceFilters descriptor={descriptor} query={query} onChange={change} onReset={clear} />
      </div>
      <div className={styles.results}>
        <FilterChips chips={chips} onRemove={(name) => change({ [name]: '' })} onClear={clear} />
        <ListResults
          answer={answer}
          rows={rows?.items}
          descriptor={descriptor}
          view={query.view}
          narrowed={narrowed}
          onClear={clear}
        />
      </div>
    </div>
  );
}
