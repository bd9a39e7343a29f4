import type { ListAddress } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Button } from '@tvacha/shared-ui/button';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { useT } from '../../common/i18n';
import { editors } from '../../state/editors.slice';
import { AuthorFilter } from './author-filter';
import styles from './filters.module.css';
import type { Listed, ResourceDescriptor } from './resource-catalog';
import type { ResourceFields } from './resource-fields';
import { SpecialityFilter } from './speciality-filter';
import { useSpecialityCounts } from './use-speciality-counts';

interface ResourceFiltersProps<Row extends Listed> {
  descriptor: ResourceDescriptor<Row>;
  list: ListAddress<ResourceFields>;
}

/** Sub-specialities and authors; each choice goes to the URL at once. */
export function ResourceFilters<Row extends Listed>({ descriptor, list }: ResourceFiltersProps<Row>) {
  const t = useT();
  const { specialities, status } = useSpecialities();
  const authors = useResource(editors, { type: descriptor.authorsOf });
  const counts = useSpecialityCounts(descriptor);
  return (
    <FilterPanel title={t('list.filters')} active={list.narrowing.length} onReset={() => list.change(list.noFilters)}>
      <SpecialityFilter
        specialities={specialities}
        awaited={status !== 'ready' && status !== 'failed' && specialities.length === 0}
        counts={counts}
        value={list.address.subSpeciality}
        onChange={(subSpeciality) => list.change({ subSpeciality })}
      />
      {authors.value ? (
        <AuthorFilter
          authors={authors.value}
          value={list.address.author}
          onChange={(author) => list.change({ author })}
        />
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
