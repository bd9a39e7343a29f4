import { admitMember, createStaff } from '@tvacha/shared-contract/routes/admin/users';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import type { AccountKind } from './account-kind';
import { NewAccountForm } from './new-account-form';

interface NewAccountProps {
  /** Hears of the account that was made. */
  onMade: (made: { kind: AccountKind; id: string }) => void;
}

/** Makes an account of a kind that whoever is here may make. */
export function NewAccount({ onMade }: NewAccountProps) {
  const t = useT();
  const mayAdmit = useMay(admitMember);
  const mayHire = useMay(createStaff);
  const [isOpen, setOpen] = useState(false);
  const kinds: AccountKind[] = [
    ...(mayAdmit ? (['doctor', 'patient'] as const) : []),
    ...(mayHire ? (['staff'] as const) : []),
  ];
  // One whose right goes while they write still reads what they wrote.
  if (kinds.length === 0 && !isOpen) return null;
  return (
    <>
      {kinds.length > 0 && (
        <Button kind="primary" icon="user-plus" onClick={() => setOpen(true)}>
          {t('new.open')}
        </Button>
      )}
      <Drawer open={isOpen} onClose={() => setOpen(false)} width={640} title={t('new.title')}>
        <NewAccountForm
          kinds={kinds}
          onMade={(made) => {
            setOpen(false);
            onMade(made);
          }}
        />
      </Drawer>
    </>
  );
}
