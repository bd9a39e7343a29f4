import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import type { Column } from '@tvacha/shared-ui/table';
import { Tag } from '@tvacha/shared-ui/tag';
import { type Translate, useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { useOpenRow } from '../../common/use-open-row';
import { CodeTabs } from './code-tabs';
import styles from './customer-codes.module.css';
import { InvalidCodeDrawer } from './invalid-code-drawer';
import { invalidCodes, invalidList, type TriedCode } from './invalid-codes';

function StateTag({ code }: { code: Pick<TriedCode, 'resolvedAt'> }) {
  const t = useT();
  return code.resolvedAt ? (
    <Tag tone="green" icon="check-circle">
      {t('codes.settled')}
    </Tag>
  ) : (
    <Tag tone="amber" icon="clock">
      {t('codes.open')}
    </Tag>
  );
}

const columns = (t: Translate): Column<TriedCode>[] => [
  { key: 'code', title: t('codes.code'), render: ({ code }) => <span className={styles.code}>{code}</span> },
  { key: 'tries', title: t('codes.tries'), sort: { desc: 'tries' }, render: ({ tries }) => formatNumber(tries) },
  { key: 'first', title: t('codes.first'), render: ({ firstAt }) => formatDate(firstAt, 'time') },
  {
    key: 'last',
    title: t('codes.last'),
    sort: { desc: 'newest' },
    render: ({ lastAt }) => formatDate(lastAt, 'time'),
  },
  { key: 'state', title: t('codes.state'), render: (code) => <StateTag code={code} /> },
];

/** `/admin/invaliduser`: customer codes that were tried in vain, and what becomes of them (ADM-04). */
export function InvalidCodesPage() {
  const t = useT();
  const list = useListView(invalidList, invalidCodes);
  const open = useOpenRow(list);
  return (
    <div className={styles.page}>
      <OfficeTable
        of={invalidList}
        views="invalidCodes"
        title={t('codes.title')}
        lead={t('codes.lead')}
        intro={<CodeTabs open="invalid" />}
        list={list}
        tools={[
          {
            kind: 'choice',
            name: 'state',
            label: t('codes.state'),
            options: invalidList.fields.state.options.map((value) => ({ value, label: t(`codes.state.${value}`) })),
          },
          { kind: 'search', name: 'search', label: t('codes.search'), placeholder: t('codes.searchHint') },
        ]}
        words={{
          failed: { title: t('codes.failed'), section: t('codes.title') },
          none: { title: t('codes.none'), text: t('codes.noneText') },
          narrowed: { title: t('codes.narrowed'), text: t('codes.narrowedText'), action: t('codes.showOpen') },
        }}
        label={t('codes.title')}
        columns={columns(t)}
        rowKey={({ _id }) => _id}
        opens="id"
      />
      <InvalidCodeDrawer id={list.address.id} {...open} />
    </div>
  );
}
