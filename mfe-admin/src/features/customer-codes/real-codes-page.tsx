import { importCodes, withdrawCode } from '@tvacha/shared-contract/routes/admin/codes';
import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import type { Column } from '@tvacha/shared-ui/table';
import { useState } from 'react';
import { type Translate, useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { CodeTabs } from './code-tabs';
import styles from './customer-codes.module.css';
import { ImportCodes } from './import-codes';
import { codeList, type RealCode, realCodes } from './real-codes';
import { WithdrawCode } from './withdraw-code';

const columns = (t: Translate, mayWithdraw: boolean): Column<RealCode>[] => [
  {
    key: 'code',
    title: t('codes.code'),
    sort: { asc: 'code' },
    render: ({ code }) => <span className={styles.code}>{code}</span>,
  },
  {
    key: 'since',
    title: t('codes.since'),
    sort: { desc: 'newest' },
    render: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: 'holder',
    title: t('codes.holder'),
    render: ({ usedAt, usedBy }) => (usedAt || usedBy ? (usedBy?.name ?? t('codes.nobody')) : t('codes.unused')),
  },
  { key: 'used', title: t('codes.used'), render: ({ usedAt }) => (usedAt ? formatDate(usedAt) : '–') },
  ...(mayWithdraw
    ? [{ key: 'tools', title: t('codes.tools'), render: (code: RealCode) => <WithdrawCode code={code} /> }]
    : []),
];

/** `/admin/invaliduser/codes`: codes of real cards, and those of new ones (ADM-04). */
export function RealCodesPage() {
  const t = useT();
  const list = useListView(codeList, realCodes);
  const mayImport = useMay(importCodes);
  const mayWithdraw = useMay(withdrawCode);
  const [importing, setImporting] = useState(false);
  return (
    <div className={styles.page}>
      <OfficeTable
        of={codeList}
        views="codes"
        title={t('codes.realTitle')}
        lead={t('codes.realLead')}
        actions={
          mayImport &&
          !importing && (
            <Button icon="upload-simple" onClick={() => setImporting(true)}>
              {t('import.title')}
            </Button>
          )
        }
        intro={
          <>
            <CodeTabs open="real" />
            {importing && (
              <div className={styles.import}>
                <ImportCodes may={mayImport} onClose={() => setImporting(false)} />
              </div>
            )}
          </>
        }
        list={list}
        tools={[
          {
            kind: 'choice',
            name: 'state',
            label: t('codes.use'),
            options: codeList.fields.state.options.map((value) => ({ value, label: t(`codes.use.${value}`) })),
          },
          { kind: 'search', name: 'search', label: t('codes.realSearch'), placeholder: t('codes.realSearchHint') },
        ]}
        words={{
          failed: { title: t('codes.realFailed'), section: t('codes.title') },
          none: { title: t('codes.realNone'), text: t('codes.realNoneText') },
          narrowed: { title: t('codes.realNarrowed'), text: t('codes.narrowedText'), action: t('codes.showAll') },
        }}
        label={t('codes.realTitle')}
        columns={columns(t, mayWithdraw)}
        rowKey={({ _id }) => _id}
      />
    </div>
  );
}
