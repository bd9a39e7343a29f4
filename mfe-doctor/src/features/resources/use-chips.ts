import { useResource } from '@tvacha/shared-core/resources';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import type { FilterChip } from '@tvacha/shared-ui/filter-chips';
import { useT } from '../../common/i18n';
import { editors } from '../../state/editors.slice';
import { type FilterName, filterNames, type ListQuery } from './list-query';
import { named } from './named';

/** The chips of what narrows the list, in people's words: names where they are known, else what the filter is. */
export function useChips(query: ListQuery, { authorsOf }: { authorsOf: 'ebook' }): FilterChip<FilterName>[] {
  const t = useT();
  const { specialities } = useSpecialities();
  const authors = useResource(editors, { type: authorsOf }).value ?? [];
  const label = {
    subSpeciality: specialities.find(named(query.subSpeciality))?.name ?? t('list.subSpeciality'),
    author: authors.find((author) => author._id === query.author)?.name ?? t('list.author'),
    search: t('list.searched', { text: query.search }),
  };
  return filterNames.filter((name) => query[name]).map((name) => ({ name, label: label[name] }));
}
