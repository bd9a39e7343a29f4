import { approvalStates } from '@tvacha/shared-contract/vocabulary';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { useT } from '../../common/i18n';
import type { StateCounts } from './use-applicants';
import type { UserListAddress, useUserListAddress } from './user-list-address';
import styles from './user-verification-page.module.css';

interface UserFiltersProps {
  address: UserListAddress;
  states: StateCounts | undefined;
  go: ReturnType<typeof useUserListAddress>['go'];
}

export function UserFilters({ address, states, go }: UserFiltersProps) {
  const t = useT();
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('users.state')}
        value={address.state}
        options={[
          { value: 'all', label: t('users.all') },
          ...approvalStates.map((state) => ({
            value: state,
            label: t(`users.${state}`),
            count: state === 'pending' ? states?.pending : undefined,
          })),
        ]}
        onChange={(state) => go({ state })}
      />
      <div className={styles.search}>
        <SearchField
          label={t('users.search')}
          placeholder={t('users.searchHint')}
          value={address.search}
          onChange={(search) => go({ search }, { replace: true })}
        />
      </div>
    </div>
  );
}
