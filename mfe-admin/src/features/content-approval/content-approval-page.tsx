import { contributionKinds } from '@tvacha/shared-contract/vocabulary';
import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import type { Column } from '@tvacha/shared-ui/table';
import { ApprovalTabs } from '../../common/approval-tabs';
import { type Translate, useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { useOpenRow } from '../../common/use-open-row';
import styles from './content-approval.module.css';
import { ContributionDrawer } from './contribution-drawer';
import { approvalList, type OfficeContribution, officeContributions } from './contributions';
import { StateTag } from './state-tag';

const columns = (t: Translate): Column<OfficeContribution>[] => [
  { key: 'title', title: t('approval.name'), sort: { asc: 'title' }, render: ({ title }) => title },
  { key: 'type', title: t('approval.type'), render: ({ type }) => t(`approval.type.${type}`) },
  { key: 'author', title: t('approval.author'), render: ({ author }) => author?.name ?? t('approval.noAuthor') },
  {
    key: 'sent',
    title: t('approval.sent'),
    sort: { asc: 'oldest', desc: 'newest' },
    render: ({ createdAt }) => formatDate(createdAt),
  },
  { key: 'state', title: t('approval.state'), render: ({ state }) => <StateTag state={state} /> },
];

/** `/admin/content-approval`: what doctors contributed, read in whole and decided on (ADM-04). */
export function ContentApprovalPage() {
  const t = useT();
  const list = useListView(approvalList, officeContributions);
  const open = useOpenRow(list);
  const { id, state } = list.address;
  const countOf = (one: (typeof approvalList.fields.state.options)[number]) =>
    one === 'all' ? undefined : list.value?.states[one];
  return (
    <div className={styles.page}>
      <OfficeTable
        of={approvalList}
        views="contributions"
        title={t('approval.title')}
        lead={t('approval.lead')}
        intro={<ApprovalTabs open="contributions" />}
        list={list}
        tools={[
          {
            kind: 'choice',
            name: 'state',
            label: t('approval.state'),
            options: approvalList.fields.state.options.map((value) => ({
              value,
              label: t(`approval.state.${value}`),
              count: countOf(value),
            })),
          },
          {
            kind: 'select',
            name: 'type',
            label: t('approval.type'),
            options: (['any', ...contributionKinds] as const).map((value) => ({
              value,
              label: t(`approval.types.${value}`),
            })),
          },
          { kind: 'search', name: 'search', label: t('approval.search'), placeholder: t('approval.searchHint') },
        ]}
        words={{
          failed: { title: t('approval.failed'), section: t('approval.title') },
          none: { title: t('approval.none'), text: t('approval.noneText') },
          narrowed: {
            title: state === 'pending' ? t('approval.none') : t('approval.empty'),
            text: t('approval.emptyText'),
            action: t('approval.clear'),
          },
        }}
        label={t('approval.table')}
        columns={columns(t)}
        rowKey={(row) => row._id}
        opens="id"
      />
      <ContributionDrawer id={id} {...open} />
    </div>
  );
}
