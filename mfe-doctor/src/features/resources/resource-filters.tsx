import { useResource } from '@tvacha/shared-core/resources';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Button } from '@tvacha/shared-ui/button';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { useT } from '../../common/i18n';
import { editors } from '../../state/editors.slice';
import { AuthorFilter } from './author-filter';
import styles from './filters.module.css';
import { countFilters, type ListQuery } from './list-query';
import type { Listed, ResourceDescriptor } from './resource-catalog';
import { SpecialityFilter } from './speciality-filter';
import { useSpecialityCounts } from './use-speciality-counts';

interface ResourceFiltersProps<Row extends Listed> {
  descriptor: ResourceDescriptor<Row>;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
  onReset: () => void;
}

/** Sub-specialities and authors; each choice goes to the URL at once. */
export function ResourceFilters<Row extends Listed>({
  descriptor,
  query,
  onChange,
  onReset,
}: ResourceFiltersProps<Row>) {
  const t = useT();
  const { specialities, status } = useSpecialities();
  const authors = useResource(editors, { type: descriptor.authorsOf });
  const counts = useSpecialityCounts(descriptor);
  return (
    <FilterPanel title={t('list.filters')} active={countFilters(query)} onReset={onReset}>
      <SpecialityFilter
        specialities={specialities}
        awaited={status !== 'ready' && status !== 'failed' && specialities.length === 0}
        counts={counts}
        value={query.subSpeciality}
        onChange={(subSpeciality) => onChange({ subSpeciality })}
      />
      {authors.value ? (
        <AuthorFilter authors={authors.value} value={query.author} onChange={(author) => onChange({ author })} />
      ) : null}
      {authors.status === 'failed' && !authors.value ? (
        <p className={styles.note}>
          {t('list.authorsError')}{' '}
          <Button size="sm" kind="text" onClick={authors.reload}>
            {t('list.retry')}
          </Button>
        </p>
      ) : null}
    </FilterPanel>
  );
}
