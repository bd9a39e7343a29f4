import { Button } from '@tvacha/shared-ui/button';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import type { UserListAddress } from './user-list-address';

export function NoApplicants({ address, onClear }: { address: UserListAddress; onClear: () => void }) {
  const t = useT();
  const filtered = address.state !== 'all' || address.search !== '';
  return (
    <EmptyState
      title={t('users.emptyTitle')}
      text={t(filtered ? 'users.emptyFiltered' : 'users.emptyText')}
      action={filtered ? <Button onClick={onClear}>{t('users.clear')}</Button> : undefined}
    />
  );
}
