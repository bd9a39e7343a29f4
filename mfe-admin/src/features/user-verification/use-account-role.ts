import type { Account } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import { grantRole, showUser } from '@tvacha/shared-contract/routes/admin/users';
import { type Flag, type Section, sections } from '@tvacha/shared-contract/sections';
import { codeOf } from '@tvacha/shared-core/errors';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { type Boxes, boxesOf, boxOf, isAsked, permissionsOf } from '../../common/rights/permission-boxes';
import type { Proof } from '../../common/use-proof';
import { allUserData, selectedUserData } from '../../state/admin-users';
import { rightOf, type Standing } from './effective-rights';

/** A box by its name, the role, its definition, whether permissions of their own count, and the version that was seen. */
export type RoleValues = Boxes & { role: string; roleId: string; isOwn: boolean; seen: string };

/** What a set of permissions is given to: an admin may do all, and patients are given nothing. */
export const takesPermissions = (role: string) => role === 'subAdmin' || role === 'doctor';

export const valuesOf = ({ role, roleId, permissions, rolePermissions, updatedAt }: Account): RoleValues => ({
  ...boxesOf(permissions ?? rolePermissions ?? []),
  role,
  roleId: roleId?._id ?? '',
  isOwn: permissions !== null,
  seen: updatedAt,
});

/** What somebody would hold with these values. */
export function standingOf(values: RoleValues, type: Account['type'], definition: readonly PermissionEntry[] | null) {
  const role = values.role as AccountRole;
  const takes = takesPermissions(role);
  const permissions = takes && values.isOwn ? permissionsOf(values) : null;
  const rolePermissions = takes ? definition && [...definition] : null;
  const held = permissions ?? rolePermissions;
  return {
    role,
    type,
    permissions,
    rolePermissions,
    roleId: held && { _id: '', name: '', permissions: held },
  } as Standing;
}

/** Whether somebody may, box by box. */
export const boxesHeld = (standing: Standing): Boxes => {
  const may = (section: Section, flag: Flag) => {
    const right = rightOf(standing, section, flag);
    return right === 'may' || right === 'more';
  };
  const flagsOf = (section: Section) =>
    (['read', 'create', 'update', 'delete', 'approve'] as const).filter((flag) => isAsked(section, flag));
  const rows = sections.flatMap((section) =>
    flagsOf(section).map((flag) => [boxOf(section, flag), may(section, flag)] as const),
  );
  return { ...boxesOf([]), ...(Object.fromEntries(rows) as Partial<Boxes>) };
};

interface AccountRoleOptions {
  mayGrant: boolean;
  withProof: Proof['withProof'];
  onSaved: () => void;
}

/** The form of what an account may do. Where a colleague changed the account meanwhile, it is told before it is saved. */
export function useAccountRole(account: Account, { mayGrant, withProof, onSaved }: AccountRoleOptions) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isChanged, setChanged] = useState(false);
  const form: Form<RoleValues> = useForm<RoleValues>({
    name: `account-role-${account._id}`,
    initial: valuesOf(account),
    closed: () => (mayGrant ? undefined : t('edit.closed')),
    words: {
      CONFLICT: t(account.role === 'admin' ? 'account.problem.lastAdmin' : 'account.problem.CONFLICT'),
      FORBIDDEN: t('account.problem.FORBIDDEN'),
      NOT_FOUND: t('account.problem.NOT_FOUND'),
      PROOF_NEEDED: t('proof.left'),
      REGISTRATION_NUMBER_NEEDED: t('edit.numberNeeded'),
    },
    async submit(values) {
      const role = values.role as AccountRole;
      const takes = takesPermissions(role);
      const body = {
        id: account._id,
        updatedAt: values.seen,
        role,
        roleId: takes ? values.roleId || null : null,
        permissions: takes && values.isOwn ? permissionsOf(values) : null,
      };
      setChanged(false);
      try {
        await withProof(() => call(grantRole, { body }));
      } catch (error) {
        if (codeOf(error) !== 'CONFLICT') throw error;
        const fresh = await call(showUser, { query: { id: account._id } });
        // The same version still: it is the last admin.
        if (fresh.updatedAt === values.seen) throw error;
        dispatch(
          selectedUserData.change((entry) => (entry.value?._id === fresh._id ? { ...entry, value: fresh } : entry)),
        );
        form.change({ seen: fresh.updatedAt });
        setChanged(true);
        return;
      }
      form.begin(values);
      dispatch(selectedUserData.invalidate());
      dispatch(allUserData.invalidate());
      toast('ROLE_UPDATED');
      onSaved();
    },
  });
  return { form, isChanged };
}
