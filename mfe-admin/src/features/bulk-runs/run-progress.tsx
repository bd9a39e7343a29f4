import type { BulkJob } from '@tvacha/shared-contract';
import type { BulkStep } from '@tvacha/shared-contract/bulk';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FormNotice } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { useEffect, useState } from 'react';
import { bulkOperations } from '../../common/bulk-operations';
import { useT } from '../../common/i18n';
import { RunExport } from './run-export';
import { RunState } from './run-state';
import { steering } from './runs';
import styles from './runs.module.css';

/** Pause, go on and cancel, for those who may do it to one account. */
function Steering({ job: { _id: id, action, state, total, done, refused } }: { job: BulkJob }) {
  const t = useT();
  const may = useMay(bulkOperations[action]);
  const { status, problem, send, reset } = useMutation(steering, id);
  const [asked, setAsked] = useState(false);
  const isOver = state === 'done' || state === 'cancelled';
  useEffect(() => {
    if (isOver) setAsked(false);
  }, [isOver]);
  const busy = status === 'sending';
  const go = (to: BulkStep) => send({ id, to });
  const known = (['CONFLICT', 'FORBIDDEN'] as const).find((code) => code === problem?.code);
  const notice = <FormNotice>{known && t(`bulk.steer.${known}`)}</FormNotice>;
  if (!may || isOver) return notice;
  const other = state === 'running' ? 'pause' : 'resume';
  return (
    <>
      {!asked && notice}
      <div className={styles.buttons}>
        <Button loading={busy && !asked} onClick={() => go(other)}>
          {t(`bulk.${other}`)}
        </Button>
        <Button
          kind="danger"
          onClick={() => {
            reset();
            setAsked(true);
          }}
        >
          {t('bulk.cancel')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        danger
        busy={busy}
        title={t('bulk.cancelTitle')}
        text={t('bulk.cancelText', { count: total - done - refused })}
        confirmLabel={t('bulk.cancel')}
        onConfirm={() => go('cancel')}
        onCancel={() => setAsked(false)}
      >
        {notice}
      </ConfirmDialog>
    </>
  );
}

/** How far a run is, what it does and in whose name. */
export function RunProgress({ job }: { job: BulkJob }) {
  const t = useT();
  const { state, stopped, total, done, refused, startedBy, createdAt, endedAt, reason, role } = job;
  const settled = done + refused;
  const counts = { done: formatNumber(done), refused: formatNumber(refused), left: formatNumber(total - settled) };
  return (
    <Card title={t('bulk.progress')} actions={<RunState state={state} />}>
      <div className={styles.progress}>
        <ProgressBar
          label={t('bulk.settled')}
          value={settled / total}
          text={t('bulk.ofAll', { done: formatNumber(settled), total: formatNumber(total) })}
          tone={state === 'done' ? 'green' : 'primary'}
        />
        <p role="status">{t(state === 'cancelled' ? 'bulk.countsCancelled' : 'bulk.counts', counts)}</p>
        <p className={styles.facts}>
          {t('bulk.begun', { name: startedBy?.name ?? '–', date: formatDate(createdAt, 'time') })}
          {endedAt ? ` ${t('bulk.ended', { date: formatDate(endedAt, 'time') })}` : null}
        </p>
        {reason ? <p className={styles.facts}>{t('bulk.withReason', { reason })}</p> : null}
        {role ? <p className={styles.facts}>{t('bulk.withRole', { role })}</p> : null}
        {stopped ? <Notice tone="warning" title={t('bulk.stopped')} /> : null}
        <Steering job={job} />
        <RunExport id={job._id} />
      </div>
    </Card>
  );
}
