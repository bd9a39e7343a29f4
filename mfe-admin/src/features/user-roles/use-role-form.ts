import type { OfficeRole, RoleInFull } from '@tvacha/shared-contract';
import { roleNameRule } from '@tvacha/shared-contract/form-rules';
import { createRole, showRole, updateRole } from '@tvacha/shared-contract/routes/admin/roles';
import { codeOf } from '@tvacha/shared-core/errors';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { toast } from '@tvacha/shared-core/toasts';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import { type Boxes, boxesOf, type Change, changesBetween, permissionsOf } from '../../common/rights/permission-boxes';
import type { Proof } from '../../common/use-proof';

/** A box by its name, what the definition is called, and the version that was seen; of a new one there is none. */
export type RoleValues = Boxes & { name: string; seen: string };

const valuesOf = ({ name, permissions, updatedAt }: Pick<OfficeRole, 'name' | 'permissions' | 'updatedAt'>) => ({
  ...boxesOf(permissions),
  name,
  seen: updatedAt,
});

export interface RoleForm extends Form<RoleValues> {
  /** As it is saved. */
  saved: RoleValues;
  /** What somebody else did to it meanwhile. */
  theirs: { changes: Change[]; rename?: string } | null;
}

interface RoleFormOptions {
  /** The definition that is changed, or a new one that begins as this; none for an empty one. */
  role: RoleInFull | undefined;
  isNew: boolean;
  withProof: Proof['withProof'];
  onSaved: (role: OfficeRole) => void;
}

/**
 * The form of a definition. Where somebody else has changed it meanwhile, nothing is written over: their changes come
 * into the form under those that were made here, and are told, to be saved together.
 */
export function useRoleForm({ role, isNew, withProof, onSaved }: RoleFormOptions): RoleForm {
  const t = useT();
  const begin = valuesOf({ name: '', permissions: [], updatedAt: '', ...role });
  const initial = isNew ? { ...begin, name: role ? t('roles.copyOf', { name: role.name }) : '', seen: '' } : begin;
  const [saved, setSaved] = useState<RoleValues>(
    isNew ? valuesOf({ name: '', permissions: [], updatedAt: '' }) : initial,
  );
  const [theirs, setTheirs] = useState<RoleForm['theirs']>(null);

  const form: Form<RoleValues> = useForm<RoleValues>({
    name: `role-${isNew ? `copy-${role?._id ?? ''}` : role?._id}`,
    initial,
    rules: { name: roleNameRule },
    codes: { CONFLICT: 'name' },
    words: {
      CONFLICT: t('roles.nameTaken'),
      FORBIDDEN: t('roles.forbidden'),
      NOT_FOUND: t('roles.gone'),
    },
    say: (_field, why) => t(why === 'required' ? 'roles.nameMissing' : 'roles.nameWrong'),
    async submit(values) {
      const { name, seen } = values;
      const body = { name: name.trim(), permissions: permissionsOf(values) };
      setTheirs(null);
      if (isNew || !role) {
        const made = await withProof(() => call(createRole, { body }));
        toast('ROLE_CREATED');
        onSaved(made);
        return;
      }
      const id = role._id;
      try {
        const changed = await withProof(() => call(updateRole, { body: { ...body, id, updatedAt: seen } }));
        setSaved(valuesOf(changed));
        form.begin(valuesOf(changed), values);
        toast('ROLE_UPDATED');
        onSaved(changed);
      } catch (error) {
        if (codeOf(error) !== 'CONFLICT') throw error;
        const now = valuesOf(await call(showRole, { query: { id } }));
        // The same version still: it is the name that another one has.
        if (now.seen === seen) throw error;
        setTheirs({ changes: changesBetween(saved, now), ...(now.name === saved.name ? {} : { rename: now.name }) });
        setSaved(now);
        form.begin(now, saved);
        form.change({ seen: now.seen });
      }
    },
  });
  // Where nothing is changed here, what others saved is shown as soon as it is known.
  const isNewer = role !== undefined && !isNew && !form.isDirty && role.updatedAt > saved.seen;
  useEffect(() => {
    if (!isNewer || !role) return;
    setSaved(valuesOf(role));
    form.begin(valuesOf(role));
  }, [isNewer, role, form.begin]);
  return { ...form, saved, theirs };
}
