import type { BulkAction } from '@tvacha/shared-contract/bulk';
import { formatNumber } from '@tvacha/shared-core/format';
import { useMay } from '@tvacha/shared-core/permissions';
import { useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { useState } from 'react';
import { adminPaths } from '../../app/paths';
import { bulkOperations } from '../../common/bulk-operations';
import { useT } from '../../common/i18n';
import type { AccountKind } from './account-kind';
import { actionsOf, type Whom } from './bulk-action';
import { BulkDialog } from './bulk-dialog';

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
  kind: AccountKind;
  actions: readonly BulkAction[];
  whom: Whom;
  count: number;
  /** How many the filter finds, where all of them can be chosen. */
  all: number | null;
  onAll: () => void;
  onBegun: () => void;
}

/** What can be done to the accounts that are chosen. */
export function BulkBar({ kind, actions, whom, count, all, onAll, onBegun }: BulkBarProps) {
  const t = useT();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<BulkAction | null>(null);
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
          onClick={() => setAsked(action)}
        >
          {t(`bulk.bar.${action}`)}
        </Button>
      ))}
      {asked && (
        <BulkDialog
          action={asked}
          kind={kind}
          whom={whom}
          count={count}
          onClose={() => setAsked(null)}
          onBegun={(job) => {
            onBegun();
            navigate(adminPaths.bulkRun(job));
          }}
        />
      )}
    </>
  );
}
