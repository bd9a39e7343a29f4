import type { Account } from '@tvacha/shared-contract';
import { grantRole } from '@tvacha/shared-contract/routes/admin/users';
import { adminSections, flags, readingSections } from '@tvacha/shared-contract/sections';
import { useMay } from '@tvacha/shared-core/permissions';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { useId, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './account-rights.module.css';
import { AccountRoleForm } from './account-role-form';
import { type Right, rightOf, sourceOf } from './effective-rights';

const icons = { may: 'check', more: 'plus', less: 'minus' } as const satisfies Partial<Record<Right, IconName>>;
const groups = [
  { name: 'office', sections: adminSections },
  { name: 'reading', sections: readingSections },
] as const;

/** One flag of a section: whether they may, in words for whoever does not see the sign. */
function RightCell({ right }: { right: Right }) {
  const t = useT();
  const icon = right === 'may' || right === 'more' || right === 'less' ? icons[right] : null;
  return (
    <td className={styles[right]}>
      {icon && <Icon name={icon} size={16} />}
      {right === 'unasked' && <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(`rights.${right}`)}</span>
    </td>
  );
}

function RightsTable({ account }: { account: Account }) {
  const t = useT();
  return (
    <table className={styles.table} aria-label={t('rights.title')}>
      <thead>
        <tr>
          <th scope="col">{t('roles.section')}</th>
          {flags.map((flag) => (
            <th key={flag} scope="col">
              {t(`roles.flag.${flag}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, sections }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={flags.length + 1}>
              {t(`roles.group.${name}`)}
            </th>
          </tr>
          {sections.map((section) => (
            <tr key={section}>
              <th scope="row">{section}</th>
              {flags.map((flag) => (
                <RightCell key={flag} right={rightOf(account, section, flag)} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What somebody may do, and why: by being an admin, by their role, or by permissions of their own, held against it. */
export function AccountRights({ account }: { account: Account }) {
  const t = useT();
  const why = useId();
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const mayGrant = useMay(grantRole);
  const { user } = useSession();
  const { roleId, rolePermissions, role, state } = account;
  const isSelf = user?._id === account._id;
  const source = sourceOf(account);
  const words =
    source === 'own' && rolePermissions ? 'ownForRole' : source === 'none' && role === 'patient' ? 'patient' : source;
  const hasTable = source !== 'admin' && source !== 'none';
  if (isEditing)
    return (
      <Card title={t('grant.title')}>
        <AccountRoleForm account={account} mayGrant={mayGrant} onClose={() => setEditing(false)} />
      </Card>
    );
  return (
    <Card title={t('rights.title')}>
      <p className={styles.why}>{t(`rights.why.${words}`, { role: roleId?.name ?? '' })}</p>
      {state !== 'verified' && <p className={styles.why}>{t('rights.shutOut')}</p>}
      {hasTable && isOpen && (
        <>
          <RightsTable account={account} />
          <p className={styles.why}>{t(words === 'ownForRole' ? 'rights.legendOwn' : 'rights.legend')}</p>
        </>
      )}
      {mayGrant && isSelf && (
        <p id={why} className={styles.why}>
          {t('account.closed.own')}
        </p>
      )}
      <div className={styles.tools}>
        {hasTable && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'rights.hide' : 'rights.show')}
          </Button>
        )}
        {mayGrant && (
          <Button
            size="sm"
            disabled={isSelf}
            aria-describedby={isSelf ? why : undefined}
            onClick={() => setEditing(true)}
          >
            {t('grant.open')}
          </Button>
        )}
      </div>
    </Card>
  );
}
