import { type AccountColumn, accountColumns, personalColumns } from '@tvacha/shared-contract/bulk';
import { exportUsers } from '@tvacha/shared-contract/routes/admin/users';
import { useForm } from '@tvacha/shared-core/form';
import { formatNumber } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import type { Address } from '@tvacha/shared-core/list';
import { useMay } from '@tvacha/shared-core/permissions';
import { saveFile } from '@tvacha/shared-core/save-file';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Modal } from '@tvacha/shared-ui/modal';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { useProof } from '../../common/use-proof';
import { userList } from './user-list';
import styles from './user-verification-page.module.css';

const isPersonal = (name: AccountColumn) => personalColumns.includes(name);
/** What tells who somebody is stands in the table only where it is asked for. */
const usual = Object.fromEntries(accountColumns.map((name) => [name, !isPersonal(name)])) as Record<
  AccountColumn,
  boolean
>;
const groups = [
  { name: 'plain', columns: accountColumns.filter((name) => !isPersonal(name)) },
  { name: 'personal', columns: personalColumns },
] as const;

/** The list as it is narrowed and sorted, as CSV, for those who may take it away; it is on record who did, and what. */
export function ExportButton({ address }: { address: Address<(typeof userList)['fields']> }) {
  const t = useT();
  const mayExport = useMay(exportUsers);
  const { withProof, dialog } = useProof();
  const [open, setOpen] = useState(false);
  const form = useForm({
    initial: usual,
    words: { PROOF_NEEDED: t('proof.left') },
    async submit(chosen) {
      const { page: _page, dataPerPage: _rows, ...narrowed } = userList.request(address);
      const body = { ...narrowed, columns: accountColumns.filter((name) => chosen[name]) };
      const { url, fileName, total } = await withProof(() => call(exportUsers, { body }));
      saveFile(fileName, url);
      toast({ words: t('export.begun', { count: total, total: formatNumber(total) }), severity: 'success' });
      setOpen(false);
    },
  });
  if (!mayExport) return null;
  const none = !accountColumns.some((name) => form.values[name]);
  return (
    <>
      <Button icon="download-simple" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('export.do')}
      </Button>
      <Modal
        open={open}
        title={t('export.title')}
        icon="download-simple"
        closable={!form.isSending}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button kind="text" disabled={form.isSending} onClick={() => setOpen(false)}>
              {t('export.leave')}
            </Button>
            <Button kind="primary" loading={form.isSending} disabled={none} onClick={() => void form.submit()}>
              {t('export.go')}
            </Button>
          </>
        }
      >
        <form {...form.props} className={styles.export}>
          <p>{t('export.text')}</p>
          {groups.map(({ name, columns }) => (
            <fieldset key={name} className={styles.columns}>
              <legend>{t(`export.${name}`)}</legend>
              {columns.map((column) => (
                <Checkbox key={column} {...form.box(column)} label={t(`export.column.${column}`)} />
              ))}
            </fieldset>
          ))}
          <FormProblem form={form} />
        </form>
      </Modal>
      {dialog}
    </>
  );
}
