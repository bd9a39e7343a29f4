import type { MemberType } from '@tvacha/shared-contract/content-kinds';
import { type FacetName, facetsOfType, statesOfType } from '@tvacha/shared-contract/facets';
import type { Address, ListAddress } from '@tvacha/shared-core/list';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Button } from '@tvacha/shared-ui/button';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { type Translate, useT } from '../../common/i18n';
import { leadingRole } from '../people';
import type { FacetsView } from './editors';
import { type FilterAddress, type FilterFields, fieldOf, levels } from './filter-fields';
import styles from './filters.module.css';
import { FoldedChoices } from './folded-choices';
import { PersonFilter } from './person-filter';

/** How many choices of each show at first. */
const most: Record<FacetName, number> = { speciality: 7, person: 6, level: 3, when: 2, state: 3, year: 4 };

/** What a filter of a type is called. */
const filterLabel = (name: FacetName, type: MemberType, t: Translate): string => {
  const role = leadingRole(type);
  return name === 'person' && role ? t(`role.${role}`) : t(`list.${name}`);
};

/** What a value of a filter is called. */
export function valueLabel(name: keyof FilterFields, address: FilterAddress, t: Translate): string | undefined {
  const { person, level, when, state, year, search } = address;
  if (name === 'person') return person;
  if (name === 'level') return level;
  if (name === 'when') return when === 'any' ? undefined : t(`list.when.${when}`);
  if (name === 'state') return state === 'any' ? undefined : t(`list.state.${state}`);
  if (name === 'year') return String(year);
  if (name === 'search') return t('list.searched', { text: search });
  return undefined;
}

/** The name of the speciality that an address has, by slug or id; what the filter is called while it is not known. */
export function useSpecialityName(given: string): string {
  const t = useT();
  const { specialities } = useSpecialities();
  return specialities.find(({ slug, _id }) => given === slug || given === _id)?.name ?? t('list.speciality');
}

interface KindFiltersProps {
  type: MemberType;
  list: ListAddress<FilterFields>;
  counted: FacetsView;
}

/** All that a list of a kind is narrowed by, each choice with its count; it goes to the address at once. */
export function KindFilters({ type, list, counted }: KindFiltersProps) {
  const t = useT();
  const { facets, isFailed, reload } = counted;
  const { specialities, status } = useSpecialities();
  const areNamesAwaited = status === 'idle' || status === 'loading';
  const { address, change } = list;
  const countOf = (name: FacetName, value: string) =>
    facets ? (facets[name].find((one) => one.value === value)?.count ?? 0) : undefined;
  const set = (name: FacetName, value: string | undefined) => {
    const field = fieldOf[name];
    const usual = list.noFilters[field];
    const next = value === undefined ? usual : name === 'year' ? Number(value) : value;
    change({ [field]: next } as Partial<Address<FilterFields>>);
  };
  const options: Record<Exclude<FacetName, 'person'>, { value: string; label: string }[]> = {
    speciality: specialities.map(({ slug, name }) => ({ value: slug, label: name })),
    level: levels.map((value) => ({ value, label: value })),
    when: (['upcoming', 'past'] as const).map((value) => ({ value, label: t(`list.when.${value}`) })),
    state: statesOfType(type).map((value) => ({ value, label: t(`list.state.${value}`) })),
    year: (facets?.year ?? []).map(({ value }) => ({ value, label: value })),
  };
  const withCounts = (name: Exclude<FacetName, 'person'>) => {
    const counted = options[name].map((option) => ({ ...option, count: countOf(name, option.value) }));
    // Of a long list what leaves nothing comes last, and so behind the fold.
    return counted.length > most[name]
      ? counted.toSorted((one, other) => Number(other.count !== 0) - Number(one.count !== 0))
      : counted;
  };
  const chosen = (name: FacetName): string | undefined => {
    const value = String(address[fieldOf[name]] ?? '');
    if (name !== 'speciality') return value === 'any' ? undefined : value || undefined;
    return specialities.find(({ slug, _id }) => value === slug || value === _id)?.slug;
  };
  return (
    <FilterPanel title={t('list.filters')} active={list.narrowing.length} onReset={() => change(list.noFilters)}>
      {facetsOfType[type].map((name) =>
        name === 'person' ? (
          <PersonFilter
            key={name}
            label={filterLabel(name, type, t)}
            people={isFailed ? [] : (facets?.person ?? null)}
            value={address.person}
            onChange={(person) => set(name, person || undefined)}
          />
        ) : (
          <FoldedChoices
            key={name}
            label={filterLabel(name, type, t)}
            options={withCounts(name)}
            most={most[name]}
            isAwaited={(!facets && !isFailed) || (name === 'speciality' && areNamesAwaited)}
            value={chosen(name)}
            onChange={(value) => set(name, value)}
          />
        ),
      )}
      {isFailed ? (
        <p className={styles.note}>
          {t('list.countsError')}{' '}
          <Button size="sm" kind="text" onClick={reload}>
            {t('list.retry')}
          </Button>
        </p>
      ) : null}
    </FilterPanel>
  );
}
