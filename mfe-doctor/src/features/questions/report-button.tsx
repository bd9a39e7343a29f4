import { type ReportReason, reportReasons } from '@tvacha/shared-contract/vocabulary';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { RadioGroup } from '@tvacha/shared-ui/radio-group';
import { useEffect, useState } from 'react';
import { Refusal } from '../../common/refusal';
import { useT } from './messages';
import { reporting } from './questions';
import styles from './questions.module.css';

interface ReportButtonProps {
  what: 'question' | 'answer';
  post: { _id: string; own: boolean; reported: boolean };
}

/** Tells staff of another’s post, once; then it says that this was done. */
export function ReportButton({ what, post: { _id, own, reported } }: ReportButtonProps) {
  const t = useT();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState<ReportReason | ''>('');
  const { send, status, problem, reset } = useMutation(reporting, _id);
  const mayWrite = useMayWrite();
  useEffect(() => {
    if (status === 'sent') setAsks(false);
  }, [status]);
  if (own || !mayWrite) return null;
  if (reported) return <span className={styles.facts}>{t('reported')}</span>;
  const close = () => {
    setAsks(false);
    setReason('');
    reset();
  };
  return (
    <>
      <Button size="sm" kind="text" icon="warning" onClick={() => setAsks(true)}>
        {t('report')}
      </Button>
      <ConfirmDialog
        open={asks}
        busy={status === 'sending'}
        title={t(`report.${what}`)}
        text={t('report.text')}
        confirmLabel={t('report.send')}
        onCancel={close}
        onConfirm={() => (reason ? send({ what, id: _id, reason }) : undefined)}
      >
        <RadioGroup
          label={t('report.reason')}
          value={reason}
          required
          options={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={setReason}
        />
        <Refusal problem={problem} />
      </ConfirmDialog>
    </>
  );
}
