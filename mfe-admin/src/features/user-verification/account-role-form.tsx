import type { Account } from '@tvacha/shared-contract';
import { accountRoles } from '@tvacha/shared-contract/roles';
import { listRoles } from '@tvacha/shared-contract/routes/admin/roles';
import { useMay, useSubject } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { useSession } from '@tvacha/shared-core/session';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { Notice } from '@tvacha/shared-ui/notice';
import { Select } from '@tvacha/shared-ui/select';
import { useT } from '../../common/i18n';
import { allRoles } from '../../common/rights/all-roles';
import { ChangeList } from '../../common/rights/change-list';
import { boxesOf, changesBetween, heldBy, opensOffice } from '../../common/rights/permission-boxes';
import { RoleMatrix } from '../../common/rights/role-matrix';
import { useProof } from '../../common/use-proof';
import styles from './account-card.module.css';
import { EditTools } from './edit-tools';
import { boxesHeld, standingOf, takesPermissions, useAccountRole, valuesOf } from './use-account-role';

interface AccountRoleFormProps {
  account: Account;
  /** The right to change it may go meanwhile. */
  mayGrant: boolean;
  onClose: () => void;
}

/** What somebody may do while it is changed, and what that gives and takes before it is saved. */
export function AccountRoleForm({ account, mayGrant, onClose }: AccountRoleFormProps) {
  const t = useT();
  const { withProof, dialog } = useProof();
  const { form, isChanged } = useAccountRole(account, { mayGrant, withProof, onSaved: onClose });
  const held = heldBy(useSubject());
  const { role: own } = useSession();
  const { value: roles } = useResource(allRoles, useMay(listRoles) ? undefined : null);
  const { values, change } = form;
  const takes = takesPermissions(values.role);
  const isKnown = values.roleId === account.roleId?._id;
  const definition =
    roles?.find(({ _id }) => _id === values.roleId)?.permissions ?? (isKnown ? account.rolePermissions : null);

  const before = boxesHeld(account);
  const after = boxesHeld(standingOf(values, account.type, definition));
  const changes = changesBetween(before, after);
  const isOther = values.role !== account.role;
  const definitions = [
    ...(account.roleId && !roles?.some(({ _id }) => _id === account.roleId?._id) ? [account.roleId] : []),
    ...(roles ?? []),
  ].map(({ _id, name }) => ({ value: _id, label: name }));
  const kinds = accountRoles.filter((role) => role !== 'admin' || own === 'admin' || account.role === 'admin');
  return (
    <>
      <form {...form.props} className={styles.form} aria-label={t('grant.title')}>
        {isChanged && <Notice tone="warning" live title={t('grant.changed')} />}
        <div className={styles.pair}>
          <Select
            label={t('applicant.role')}
            value={values.role}
            disabled={form.isClosed}
            options={kinds.map((role) => ({
              value: role,
              label: t(role === 'subAdmin' ? 'grant.staff' : `applicant.role.${role}`),
            }))}
            onChange={(role) => change({ role: role || account.role })}
          />
          {takes && (
            <Select
              label={t('grant.definition')}
              value={values.roleId}
              disabled={form.isClosed}
              options={definitions}
              onChange={(roleId) => change({ roleId: roleId ?? '' })}
              allowClear
              placeholder={t('new.noRole')}
            />
          )}
        </div>
        {takes && (
          <Checkbox
            label={t('grant.own')}
            hint={t('grant.ownHint')}
            checked={values.isOwn}
            disabled={form.isClosed}
            onChange={(isOwn) => change(isOwn && !values.isOwn ? { ...boxesOf(definition ?? []), isOwn } : { isOwn })}
          />
        )}
        {takes && values.isOwn && (
          <>
            <RoleMatrix
              boxes={values}
              saved={account.permissions ? valuesOf(account) : boxesOf(definition ?? [])}
              held={held}
              closed={form.isClosed}
              onChange={change}
            />
            <p id="roles-keys" className={styles.quiet}>
              {t('roles.legend')}
            </p>
          </>
        )}
        <div role="status" aria-label={t('roles.changesTitle')}>
          {changes.length === 0 ? <p className={styles.quiet}>{t('grant.same')}</p> : <ChangeList changes={changes} />}
          {isOther && account.isLoggedIn && <p className={styles.quiet}>{t('grant.sessionEnds')}</p>}
          {opensOffice(before) && !opensOffice(after) && <p className={styles.quiet}>{t('grant.lockedOut')}</p>}
        </div>
        <EditTools
          form={form}
          save={t('grant.save')}
          isSame={!form.isDirty && !form.isSending}
          onLeave={() => {
            form.begin(valuesOf(account));
            onClose();
          }}
        />
      </form>
      {dialog}
    </>
  );
}
