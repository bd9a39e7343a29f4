import { exportUsers } from '@tvacha/shared-contract/routes/admin/users';
import { useForm } from '@tvacha/shared-core/form';
import { formatNumber } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import type { Address } from '@tvacha/shared-core/list';
import { useMay } from '@tvacha/shared-core/permissions';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { useT } from '../../common/i18n';
import { useProof } from '../../common/use-proof';
import { userList } from './user-list';
import styles from './user-verification-page.module.css';

/** Hands a text to the browser as a file to be saved. */
function save(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The list as it is narrowed and sorted, as CSV, for those who may take it away; it is on record who did. */
export function ExportButton({ address }: { address: Address<(typeof userList)['fields']> }) {
  const t = useT();
  const mayExport = useMay(exportUsers);
  const { withProof, dialog } = useProof();
  const form = useForm({
    initial: {},
    words: { PROOF_NEEDED: t('proof.left') },
    async submit() {
      const { page: _page, dataPerPage: _rows, ...body } = userList.request(address);
      const { fileName, csv, rows, total } = await withProof(() => call(exportUsers, { body }));
      save(fileName, csv);
      const counts = { rows: formatNumber(rows), total: formatNumber(total) };
      const isWhole = rows === total;
      toast({ words: t(isWhole ? 'export.done' : 'export.cut', counts), severity: isWhole ? 'success' : 'warning' });
    },
  });
  if (!mayExport) return null;
  return (
    <>
      <form {...form.props} className={styles.export}>
        <Button icon="download-simple" htmlType="submit" loading={form.isSending}>
          {t('export.do')}
        </Button>
        <FormProblem form={form} />
      </form>
      {dialog}
    </>
  );
}
