import type { ListAddress } from '@tvacha/shared-core/list';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { useMemo } from 'react';
import { useT } from '../../common/i18n';
import { type KindFields, usualRequest } from '../../kinds/kind-list';
import { type ScreenKind, screenOf } from '../../kinds/screens';
import { kindResources } from '../../state/kinds';
import { AuthorFilter, useAuthors } from './author-filter';
import styles from './filters.module.css';
import { SpecialityFilter } from './speciality-filter';
import { WhenFilter } from './when-filter';

/** Titles by sub-speciality, counted over the whole list; nothing while only a part of it is known. */
function useSpecialityCounts(name: ScreenKind) {
  const asked = useMemo(() => usualRequest(name), [name]);
  const whole = useAppSelector((state: object) => kindResources[name].rows.select(state, asked).value);
  return useMemo(() => {
    if (!whole || whole.total > whole.items.length) return undefined;
    const counts = new Map<string, number>();
    for (const { subSpeciality } of whole.items) {
      if (subSpeciality) counts.set(subSpeciality._id, (counts.get(subSpeciality._id) ?? 0) + 1);
    }
    return counts;
  }, [whole]);
}

interface ResourceFiltersProps {
  name: ScreenKind;
  list: ListAddress<KindFields>;
}

/** Sub-specialities, and authors where the kind has them; each choice goes to the URL at once. */
export function ResourceFilters({ name, list }: ResourceFiltersProps) {
  const t = useT();
  const { specialities, status } = useSpecialities();
  const authors = useAuthors(name);
  const counts = useSpecialityCounts(name);
  return (
    <FilterPanel title={t('list.filters')} active={list.narrowing.length} onReset={() => list.change(list.noFilters)}>
      {screenOf(name).attended ? (
        <WhenFilter value={list.address.when} onChange={(when) => list.change({ when })} />
      ) : null}
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
