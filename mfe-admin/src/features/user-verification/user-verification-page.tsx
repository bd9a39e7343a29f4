import type { BulkAction } from '@tvacha/shared-contract/bulk';
import { approvalStates } from '@tvacha/shared-contract/vocabulary';
import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { useState } from 'react';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { titledName } from '../../common/titled-name';
import { useOpenRow } from '../../common/use-open-row';
import { allUserData } from '../../state/admin-users';
import { accountKinds } from './account-kind';
import { ApplicantDrawer } from './applicant-drawer';
import { BulkBar, useBulkActions } from './bulk-bar';
import { BulkDialog } from './bulk-dialog';
import { ExportButton } from './export-button';
import { NewAccount } from './new-account';
import { useChosen } from './use-chosen';
import { userColumns } from './user-columns';
import { UserFilters } from './user-filters';
import { userList } from './user-list';
import styles from './user-verification-page.module.css';

const states = ['all', ...approvalStates] as const;

export function UserVerificationPage() {
  const t = useT();
  const list = useListView(userList, allUserData);
  const { address, value, change } = list;
  const { id, role } = address;
  const open = useOpenRow(list);
  const actions = useBulkActions(role);
  const chosen = useChosen(list);
  const navigate = useNavigate();
  // Here and not in the bar: it goes with the right, and what is typed into the question stays.
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const countOf = (state: (typeof states)[number]) => (state === 'pending' ? value?.states.pending : undefined);
  const chips = {
    region: address.region,
    city: address.city,
    specialty: address.specialty,
    from: address.from && t('users.chip.from', { date: formatDate(address.from) }),
    to: address.to && t('users.chip.to', { date: formatDate(address.to) }),
    papers: t(`users.papers.${address.papers}`),
    contact: t('users.contactUnconfirmed'),
  };

  return (
    <div className={styles.page}>
      <OfficeTable
        of={userList}
        views="accounts"
        title={t('users.title')}
        lead={t('users.lead')}
        actions={
          <>
            <NewAccount onMade={({ kind, id }) => change({ ...list.noFilters, role: kind, id })} />
            <ExportButton address={address} />
            <Button icon="users-three" href={adminPaths.bulkRuns()}>
              {t('bulk.runs')}
            </Button>
            <Button icon="envelope-simple" href={adminPaths.messages()}>
              {t('messages.title')}
            </Button>
          </>
        }
        list={list}
        filters={<UserFilters {...list} />}
        chipOf={(name) => (name in chips ? chips[name as keyof typeof chips] : undefined)}
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
            options: accountKinds.map((kind) => ({ value: kind, label: t(`users.role.${kind}`) })),
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
        choosing={
          actions.length > 0
            ? {
                selection: chosen.selection,
                count: chosen.count,
                nameOf: titledName,
                actions: <BulkBar actions={actions} all={chosen.all} onAll={chosen.chooseAll} onAsk={setAsked} />,
              }
            : undefined
        }
      />
      {asked && (
        <BulkDialog
          action={asked}
          may={actions.includes(asked)}
          kind={role}
          whom={chosen.whom}
          count={chosen.count}
          onClose={() => setAsked(null)}
          onBegun={(job) => {
            chosen.chooseNone();
            navigate(adminPaths.bulkRun(job));
          }}
        />
      )}
      <ApplicantDrawer id={id} kind={role} hrefOf={(other) => list.hrefOf({ id: other })} {...open} />
    </div>
  );
}
