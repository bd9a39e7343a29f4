import type { Applicant } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { type Column, DataTable } from '@tvacha/shared-ui/table';
import type { ReactNode } from 'react';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import { StateTag } from './state-tag';
import styles from './user-table.module.css';

interface UserTableProps {
  rows: readonly Applicant[];
  loading: boolean;
  empty: ReactNode;
  selectedId: string | null;
  onOpen: (id: string) => void;
}

export function UserTable({ rows, loading, empty, selectedId, onOpen }: UserTableProps) {
  const t = useT();
  const columns: Column<Applicant>[] = [
    {
      key: 'doctor',
      title: t('users.doctor'),
      render: (row) => (
        <span className={styles.doctor}>
          <span className={styles.face} aria-hidden="true">
            <Avatar name="" seed={row._id} size={32} />
          </span>
          {titledName(row)}
        </span>
      ),
    },
    {
      key: 'registration',
      title: t('users.registration'),
      hideBelow: 768,
      render: (row) => <span className={styles.number}>{row.registrationNumber ?? t('users.none')}</span>,
    },
    { key: 'city', title: t('users.city'), hideBelow: 768, render: (row) => row.address?.city ?? t('users.none') },
    { key: 'applied', title: t('users.applied'), hideBelow: 768, render: (row) => formatDate(row.appliedAt) },
    { key: 'state', title: t('users.state'), render: (row) => <StateTag state={row.state} /> },
  ];
  return (
    <DataTable
      label={t('users.table')}
      rows={rows}
      rowKey={(row) => row._id}
      columns={columns}
      loading={loading}
      empty={empty}
      selectedKey={selectedId ?? undefined}
      onRowClick={(row) => onOpen(row._id)}
    />
  );
}
