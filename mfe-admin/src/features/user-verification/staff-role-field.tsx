import { listRoles } from '@tvacha/shared-contract/routes/admin/roles';
import { useMay } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { useSession } from '@tvacha/shared-core/session';
import { Select } from '@tvacha/shared-ui/select';
import { useT } from '../../common/i18n';
import { allRoles } from '../../common/rights/all-roles';

interface StaffRoleFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** It is for staff, who may become admins; members have role definitions alone. */
  staff?: boolean;
}

/** What a new member of staff may do; the server gives nobody more than whoever makes the account may do. */
export function StaffRoleField({ value, onChange, staff = true }: StaffRoleFieldProps) {
  const t = useT();
  const mayRead = useMay(listRoles);
  const { role } = useSession();
  const { value: roles } = useResource(allRoles, mayRead ? undefined : null);
  const options = [
    ...(staff && role === 'admin' ? [{ value: 'admin', label: t('applicant.role.admin') }] : []),
    ...(roles ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <Select
      label={t('applicant.role')}
      value={value}
      options={options}
      onChange={onChange}
      allowClear
      placeholder={t('new.noRole')}
    />
  );
}
