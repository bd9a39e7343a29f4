import type { OfficeRole, RoleInFull } from '@tvacha/shared-contract';
import { createRole, deleteRole, updateRole } from '@tvacha/shared-contract/routes/admin/roles';
import { useMay, useSubject } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { ChangeList } from '../../common/rights/change-list';
import { boxesOf, changesBetween, heldBy, isBeyond, opensOffice } from '../../common/rights/permission-boxes';
import { RoleMatrix } from '../../common/rights/role-matrix';
import { useProof } from '../../common/use-proof';
import { DeleteRole } from './delete-role';
import { useRoleForm } from './use-role-form';
import styles from './user-roles.module.css';

interface RoleEditorProps {
  /** None where a new one begins empty. */
  role?: RoleInFull;
  /** A new one, which begins as a copy of `role` where there is one. */
  isNew: boolean;
  /** A colleague has deleted it since it was opened. */
  isGone?: boolean;
  onSaved: (role: OfficeRole) => void;
  onDuplicate: () => void;
  onDeleted: () => void;
}

/** One definition: what it is called, what it allows, and what a change of it does to whom before it is saved. */
export function RoleEditor({ role, isNew, isGone = false, onSaved, onDuplicate, onDeleted }: RoleEditorProps) {
  const t = useT();
  const { withProof, dialog } = useProof();
  const held = heldBy(useSubject());
  const mayCreate = useMay(createRole);
  const mayUpdate = useMay(updateRole);
  const mayDelete = useMay(deleteRole);
  const [deleting, setDeleting] = useState(false);
  const form = useRoleForm({ role, isNew, withProof, onSaved });
  const { values, saved, theirs } = form;

  const isForeign = !isNew && (role?.own || isBeyond(boxesOf(role?.permissions ?? []), held));
  const closed = isGone || (isNew ? !mayCreate : !mayUpdate || isForeign === true);
  const why = isNew
    ? !mayCreate && t('roles.mayNotCreate')
    : !mayUpdate
      ? t('roles.readOnly')
      : role?.own
        ? t('roles.own')
        : isForeign && t('roles.beyond');
  const changes = changesBetween(saved, values);
  const rename = !isNew && values.name.trim() !== saved.name ? values.name.trim() : undefined;
  const count = changes.length + (rename === undefined ? 0 : 1);
  const touched = isNew ? 0 : (role?.touched ?? 0);
  const names = role?.names ?? [];
  const others = touched - names.length;

  return (
    <section className={styles.editor} aria-labelledby="role-name">
      <div className={styles.head}>
        <div>
          <h2 id="role-name" className={styles.name}>
            {isNew ? t('roles.newTitle') : saved.name}
          </h2>
          <p className={styles.note}>{isNew ? t('roles.newText') : t('roles.have', { count: role?.users ?? 0 })}</p>
        </div>
        {isNew || isGone ? null : (
          <div className={styles.buttons}>
            {mayCreate && (
              <Button icon="copy" onClick={onDuplicate}>
                {t('roles.duplicate')}
              </Button>
            )}
            {mayDelete && !isForeign && (
              <Button kind="danger" icon="trash" onClick={() => setDeleting(true)}>
                {t('roles.delete')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isGone ? (
        <Notice tone="warning" live title={t('roles.gone')}>
          {t('roles.goneText')}
        </Notice>
      ) : (
        why && <Notice tone="info" title={why} />
      )}
      {theirs && (
        <Notice tone="warning" live title={t('roles.theirs')}>
          <ChangeList {...theirs} />
          {t('roles.theirsText')}
        </Notice>
      )}
      <form {...form.props} className={styles.form}>
        <TextField {...form.field('name')} label={t('roles.name')} autoComplete="off" disabled={closed} />
        <RoleMatrix boxes={values} saved={saved} held={held} closed={closed} onChange={form.change} />
        <p id="roles-keys" className={styles.note}>
          {t(closed ? 'roles.legendClosed' : 'roles.legend')}
        </p>
        {closed ? null : (
          <div className={styles.bar}>
            <div className={styles.told} role="status" aria-label={t('roles.changesTitle')}>
              <p className={styles.count}>
                {count > 0 ? t('roles.changes', { count }) : t(isNew ? 'roles.emptyNew' : 'roles.unchanged')}
              </p>
              <ChangeList changes={changes} rename={rename} />
              {changes.length > 0 && touched > 0 && (
                <p className={styles.note}>
                  {t('roles.touched', { count: touched, names: names.join(', ') })}
                  {others > 0 && ` ${t('roles.others', { count: others })}`}
                </p>
              )}
              {changes.length > 0 && !isNew && touched === 0 && <p className={styles.note}>{t('roles.nobody')}</p>}
              {!isNew && opensOffice(saved) && !opensOffice(values) && (
                <p className={styles.warning}>{t('roles.lockedOut', { count: touched })}</p>
              )}
            </div>
            <FormProblem form={form} />
            <div className={styles.buttons}>
              {form.isDirty && !isNew && (
                <Button kind="text" disabled={form.isSending} onClick={() => form.begin(saved)}>
                  {t('roles.discard')}
                </Button>
              )}
              <Button
                kind="primary"
                htmlType="submit"
                loading={form.isSending}
                disabled={!isNew && count === 0 && !form.isSending}
              >
                {t(isNew ? 'roles.create' : 'roles.save')}
              </Button>
            </div>
          </div>
        )}
      </form>
      {role && !isNew && (
        <DeleteRole
          open={deleting}
          role={role}
          withProof={withProof}
          onDeleted={onDeleted}
          onCancel={() => setDeleting(false)}
        />
      )}
      {dialog}
    </section>
  );
}
