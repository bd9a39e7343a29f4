import type { Applicant } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Avatar } from '@tvacha/shared-ui/avatar';
import type { Column } from '@tvacha/shared-ui/table';
import type { Translate } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import type { AccountKind } from './account-kind';
import { CopiesTag, StateTag } from './state-tag';
import styles from './user-verification-page.module.css';

const roleOf = (t: Translate, { role, roleId }: Applicant) =>
  role === 'admin' || !roleId ? t(`applicant.role.${role}`) : roleId.name;

/** What the list says of each account, by its kind. */
export function userColumns(t: Translate, kind: AccountKind): Column<Applicant>[] {
  const own: Record<AccountKind, Column<Applicant>> = {
    doctor: {
      key: 'registration',
      title: t('users.registration'),
      sort: { asc: 'number', desc: 'numberDown' },
      render: (row) => row.registrationNumber ?? t('users.none'),
    },
    patient: { key: 'customerId', title: t('users.customerId'), render: (row) => row.customerId },
    staff: { key: 'role', title: t('applicant.role'), render: (row) => roleOf(t, row) },
  };
  return [
    {
      key: 'doctor',
      title: t('users.doctor'),
      sort: { asc: 'name', desc: 'nameDown' },
      render: (row) => (
        <span className={styles.doctor}>
          <span className={styles.face} aria-hidden="true">
            <Avatar name="" seed={row._id} size={32} />
          </span>
          {titledName(row)}
        </span>
      ),
    },
    own[kind],
    {
      key: 'city',
      title: t('users.city'),
      sort: { asc: 'city', desc: 'cityDown' },
      render: (row) => row.address?.city ?? t('users.none'),
    },
    {
      key: 'applied',
      title: t(`users.applied.${kind}`),
      sort: { asc: 'oldest', desc: 'newest' },
      render: (row) => formatDate(row.appliedAt),
    },
    {
      key: 'state',
      title: t('users.state'),
      sort: { asc: 'state', desc: 'stateDown' },
      render: (row) =>
        row.isComplete ? (
          <span className={styles.tags}>
            <StateTag state={row.state} />
            <CopiesTag copies={row.copies} />
          </span>
        ) : (
          t('users.unfinished')
        ),
    },
  ];
}
