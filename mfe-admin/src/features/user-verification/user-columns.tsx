import type { Applicant } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Avatar } from '@tvacha/shared-ui/avatar';
import type { Column } from '@tvacha/shared-ui/table';
import type { Translate } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import { StateTag } from './state-tag';
import styles from './user-columns.module.css';

export const userColumns = (t: Translate): Column<Applicant>[] => [
  {
    key: 'doctor',
    title: t('users.doctor'),
    sort: { asc: 'name' },
    render: (row) => (
      <span className={styles.doctor}>
        <span className={styles.face} aria-hidden="true">
          <Avatar name="" seed={row._id} size={32} />
        </span>
        {titledName(row)}
      </span>
    ),
  },
  { key: 'registration', title: t('users.registration'), render: (row) => row.registrationNumber ?? t('users.none') },
  { key: 'city', title: t('users.city'), render: (row) => row.address?.city ?? t('users.none') },
  {
    key: 'applied',
    title: t('users.applied'),
    sort: { asc: 'oldest', desc: 'newest' },
    render: (row) => formatDate(row.appliedAt),
  },
  { key: 'state', title: t('users.state'), render: (row) => <StateTag state={row.state} /> },
];
