import type { RoleInFull } from '@tvacha/shared-contract';
import { deleteRole } from '@tvacha/shared-contract/routes/admin/roles';
import { grantRole } from '@tvacha/shared-contract/routes/admin/users';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useMay, useSubject } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { toast } from '@tvacha/shared-core/toasts';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { RadioGroup } from '@tvacha/shared-ui/radio-group';
import { useT } from '../../common/i18n';
import { allRoles } from '../../common/rights/all-roles';
import { boxesOf, heldBy, isBeyond } from '../../common/rights/permission-boxes';
import type { Proof } from '../../common/use-proof';
import styles from './user-roles.module.css';

interface DeleteRoleProps {
  open: boolean;
  role: RoleInFull;
  withProof: Proof['withProof'];
  onDeleted: () => void;
  onCancel: () => void;
}

/** Removes a definition; where people have it, another one is to be chosen for them. */
export function DeleteRole({ open, role, withProof, onDeleted, onCancel }: DeleteRoleProps) {
  const t = useT();
  const mayMove = useMay(grantRole);
  const held = heldBy(useSubject());
  const isUsed = role.users > 0;
  const others = useResource(allRoles, open && isUsed ? undefined : null);
  // Nobody gives what they do not hold.
  const options = (others.value ?? [])
    .filter(({ _id, permissions }) => _id !== role._id && !isBeyond(boxesOf(permissions), held))
    .map(({ _id, name }) => ({ value: _id, label: name }));
  const form = useForm({
    initial: { moveTo: '' },
    check: ({ moveTo }) => (isUsed && !moveTo ? { moveTo: 'missing' } : {}),
    say: () => t('roles.moveMissing'),
    words: { CONFLICT: t('roles.deleteConflict'), FORBIDDEN: t('roles.forbidden'), NOT_FOUND: t('roles.gone') },
    async submit({ moveTo }) {
      const query = { id: role._id, updatedAt: role.updatedAt, ...(moveTo ? { moveTo } : {}) };
      await withProof(() => call(deleteRole, { query }));
      toast('DELETED');
      onDeleted();
    },
  });
  const cannot = isUsed && !mayMove;
  const { error, value, onChange } = form.field('moveTo');
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={form.isSending}
      title={t('roles.deleteTitle', { name: role.name })}
      text={cannot ? t('roles.deleteCannot', { count: role.users }) : t('roles.deleteText', { count: role.users })}
      confirmLabel={t(cannot ? 'roles.close' : 'roles.delete')}
      onConfirm={() => (cannot ? onCancel() : void form.submit())}
      onCancel={onCancel}
    >
      <div className={styles.dialog}>
        {isUsed && mayMove && (
          <RadioGroup
            label={t('roles.moveTo')}
            value={value}
            options={options}
            onChange={onChange}
            error={error}
            required
          />
        )}
        <FormProblem form={form} />
      </div>
    </ConfirmDialog>
  );
}
