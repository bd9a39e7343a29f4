import { masterdata } from '@tvacha/shared-contract/masterdata';
import type { ListAddress } from '@tvacha/shared-core/list';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { DateField } from '@tvacha/shared-ui/date-field';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { Select } from '@tvacha/shared-ui/select';
import { useT } from '../../common/i18n';
import type { userList } from './user-list';
import styles from './user-verification-page.module.css';

type UserAddress = ListAddress<(typeof userList)['fields']>;

const named = (list: readonly { name: string }[]) => list.map(({ name }) => ({ value: name, label: name }));
const states = named(masterdata.state);
const specialities = named(masterdata.doctorSpecialty);

const paperStates = ['any', 'missing', 'asked', 'sent'] as const;

/** The filters that stand in the panel; the others stand above the list. */
export const panelFilters = ['region', 'city', 'specialty', 'from', 'to', 'papers', 'contact'] as const;

/** Narrows the list by place, speciality, day, and what is missing; each goes to the address at once. */
export function UserFilters({ address, change, narrowing, noFilters }: UserAddress) {
  const t = useT();
  const isDoctor = address.role === 'doctor';
  const active = panelFilters.filter((name) => narrowing.includes(name)).length;
  const { role: _role, state: _state, search: _search, ...none } = noFilters;
  return (
    <FilterPanel title={t('users.filters')} active={active} onReset={() => change(none)}>
      <div className={styles.filters}>
        <Select
          label={t('users.region')}
          value={address.region}
          options={states}
          onChange={(region) => change({ region })}
          allowClear
          searchable
          placeholder={t('users.anyRegion')}
        />
        <SearchField
          label={t('users.city')}
          placeholder={t('users.cityHint')}
          value={address.city}
          onChange={(city) => change({ city }, { replace: true })}
        />
        {isDoctor && (
          <Select
            label={t('users.specialty')}
            value={address.specialty}
            options={specialities}
            onChange={(specialty) => change({ specialty })}
            allowClear
            searchable
            placeholder={t('users.anySpecialty')}
          />
        )}
        <DateField
          name="from"
          label={t(isDoctor ? 'users.appliedFrom' : 'users.sinceFrom')}
          value={address.from}
          max={address.to || undefined}
          onChange={(from) => change({ from })}
        />
        <DateField
          name="to"
          label={t(isDoctor ? 'users.appliedTo' : 'users.sinceTo')}
          value={address.to}
          min={address.from || undefined}
          onChange={(to) => change({ to })}
        />
        {isDoctor && (
          <div>
            <Select
              label={t('papers.title')}
              value={address.papers}
              options={paperStates.map((state) => ({ value: state, label: t(`users.papers.${state}`) }))}
              onChange={(chosen) => change({ papers: paperStates.find((one) => one === chosen) ?? 'any' })}
            />
            {address.papers === 'missing' && <p className={styles.hint}>{t('users.unfinishedToo')}</p>}
          </div>
        )}
        <Checkbox
          name="contact"
          label={t('users.contactUnconfirmed')}
          checked={address.contact === 'unconfirmed'}
          onChange={(yes) => change({ contact: yes ? 'unconfirmed' : 'any' })}
        />
      </div>
    </FilterPanel>
  );
}
