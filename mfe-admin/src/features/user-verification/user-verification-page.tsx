import type { Applicant } from '@tvacha/shared-contract';
import { approvalStates } from '@tvacha/shared-contract/vocabulary';
import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Button } from '@tvacha/shared-ui/button';
import { TableScreen } from '@tvacha/shared-ui/list-screen';
import type { Column } from '@tvacha/shared-ui/table';
import { adminPaths } from '../../app/paths';
import { type Translate, useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import { useOpenRow } from '../../common/use-open-row';
import { allUserData } from '../../state/admin-users';
import type { AccountKind } from './account-kind';
import { ApplicantDrawer } from './applicant-drawer';
import { StateTag } from './state-tag';
import { userList } from './user-list';
import styles from './user-verification-page.module.css';

const userColumns = (t: Translate, kind: AccountKind): Column<Applicant>[] => [
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
    title: t(`users.applied.${kind}`),
    sort: { asc: 'oldest', desc: 'newest' },
    render: (row) => formatDate(row.appliedAt),
  },
  { key: 'state', title: t('users.state'), render: (row) => <StateTag state={row.state} /> },
];

export function UserVerificationPage() {
  const t = useT();
  const list = useListView(userList, allUserData, { keepRows: true, toLastPage: true });
  const { address, value } = list;
  const { id, role } = address;
  const open = useOpenRow(list);
  const states = ['all', ...approvalStates] as const;
  const countOf = (state: (typeof states)[number]) => (state === 'pending' ? value?.states.pending : undefined);

  return (
    <div className={styles.page}>
      <TableScreen
        title={t('users.title')}
        lead={t('users.lead')}
        actions={
          <Button icon="envelope-simple" href={adminPaths.messages()}>
            {t('messages.title')}
          </Button>
        }
        list={list}
        tools={[
          {
            kind: 'choice',
            name: 'state',
            label: t('users.state'),
            options: states.map((state) => ({ value: state, label: t(`users.${state}`), count: countOf(state) })),
          },
          {
            kind: 'select',
            name: 'role',
            label: t('users.role'),
            options: (['doctor', 'staff'] as const).map((role) => ({ value: role, label: t(`users.role.${role}`) })),
          },
          { kind: 'search', name: 'search', label: t(`users.search.${role}`), placeholder: t('users.searchHint') },
        ]}
        words={{
          failed: { title: t(`users.failed.${role}`), section: t('users.title') },
          none: { title: t(`users.emptyTitle.${role}`), text: t(`users.emptyText.${role}`) },
          narrowed: {
            title: t(`users.emptyTitle.${role}`),
            text: t(`users.emptyFiltered.${role}`),
            action: t(`users.clear.${role}`),
          },
        }}
        label={t(`users.table.${role}`)}
        columns={userColumns(t, role)}
        rowKey={(row) => row._id}
        opens="id"
      />
      <ApplicantDrawer id={id} kind={role} {...open} />
    </div>
  );
}
