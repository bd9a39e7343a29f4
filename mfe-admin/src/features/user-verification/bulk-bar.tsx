import type { BulkAction } from '@tvacha/shared-contract/bulk';
import { formatNumber } from '@tvacha/shared-core/format';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { bulkOperations } from '../../common/bulk-operations';
import { useT } from '../../common/i18n';
import type { AccountKind } from './account-kind';
import { actionsOf } from './bulk-action';

/** The actions on many accounts of a kind that whoever is here may do. */
export function useBulkActions(kind: AccountKind): BulkAction[] {
  const may: Record<BulkAction, boolean> = {
    approve: useMay(bulkOperations.approve),
    reject: useMay(bulkOperations.reject),
    disable: useMay(bulkOperations.disable),
    enable: useMay(bulkOperations.enable),
    welcome: useMay(bulkOperations.welcome),
    role: useMay(bulkOperations.role),
  };
  return actionsOf[kind].filter((action) => may[action]);
}

interface BulkBarProps {
  actions: readonly BulkAction[];
  /** How many the filter finds, where all of them can be chosen. */
  all: number | null;
  onAll: () => void;
  onAsk: (action: BulkAction) => void;
}

/** What can be done to the accounts that are chosen. */
export function BulkBar({ actions, all, onAll, onAsk }: BulkBarProps) {
  const t = useT();
  return (
    <>
      {all !== null && (
        <Button kind="text" size="sm" onClick={onAll}>
          {t('bulk.chooseAll', { all: formatNumber(all) })}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          kind={action === 'reject' || action === 'disable' ? 'danger' : 'default'}
          onClick={() => onAsk(action)}
        >
          {t(`bulk.bar.${action}`)}
        </Button>
      ))}
    </>
  );
}
