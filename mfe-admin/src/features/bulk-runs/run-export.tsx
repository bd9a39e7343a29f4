import { exportBulk } from '@tvacha/shared-contract/routes/admin/bulk';
import { useForm } from '@tvacha/shared-core/form';
import { formatNumber } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { useMay } from '@tvacha/shared-core/permissions';
import { saveFile } from '@tvacha/shared-core/save-file';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { useT } from '../../common/i18n';
import { useProof } from '../../common/use-proof';

/** What became of each account as CSV, for those who may take the list of accounts away. */
export function RunExport({ id }: { id: string }) {
  const t = useT();
  const mayExport = useMay(exportBulk);
  const { withProof, dialog } = useProof();
  const form = useForm({
    initial: {},
    words: { PROOF_NEEDED: t('proof.left'), FORBIDDEN: t('bulk.forbidden'), NOT_FOUND: t('bulk.missing') },
    async submit() {
      const { fileName, csv, rows } = await withProof(() => call(exportBulk, { body: { id } }));
      saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      toast({ words: t('bulk.exported', { rows: formatNumber(rows) }), severity: 'success' });
    },
  });
  if (!mayExport) return null;
  return (
    <>
      <FormProblem form={form} />
      <div>
        <Button icon="download-simple" loading={form.isSending} onClick={() => void form.submit()}>
          {t('bulk.export')}
        </Button>
      </div>
      {dialog}
    </>
  );
}
