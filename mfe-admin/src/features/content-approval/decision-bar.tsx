import type { Code } from '@tvacha/shared-contract/codes';
import {
  approveContribution,
  rejectContribution,
  returnContribution,
  unpublishContribution,
} from '@tvacha/shared-contract/routes/admin/moderation';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './content-approval.module.css';
import { type ContributionInFull, decideContribution } from './contributions';
import { RefuseDialog } from './refuse-dialog';
import { ReturnDialog } from './return-dialog';

/** After these there is nothing left to decide in the dialog; what is lost on the way leaves it open to try again. */
const ending: readonly Code[] = ['CONFLICT', 'OWN_WORK', 'NOT_FOUND', 'CONSENT_NOT_AVAILABLE', 'NO_COPYRIGHT'];

/** What may be decided: on what waits, to approve, give back or turn down; of what is published, to take it back. */
export function DecisionBar({ contribution }: { contribution: ContributionInFull }) {
  const t = useT();
  const why = useId();
  const may = {
    approve: useMay(approveContribution),
    return: useMay(returnContribution),
    reject: useMay(rejectContribution),
    unpublish: useMay(unpublishContribution),
  };
  const { _id: id, version, title, state, consented, ownsRights } = contribution;
  const { status, problem, send } = useMutation(decideContribution, id);
  const [asked, setAsked] = useState<'approve' | 'return' | 'reject' | 'unpublish'>();
  const ended = problem !== null && ending.includes(problem.code);
  useEffect(() => {
    if (ended) setAsked(undefined);
  }, [ended]);

  if (state !== 'pending' && state !== 'published') return null;
  const mayDecide = state === 'published' ? may.unpublish : may.approve || may.return || may.reject;
  // What is being written stays, though it may not be sent any more.
  if (!mayDecide && asked === undefined) return <p className={styles.note}>{t('approval.readOnly')}</p>;
  const busy = status === 'sending';
  const drop = () => setAsked(undefined);
  const seen = { id, version };
  if (state === 'published')
    return (
      <div className={styles.buttons}>
        {may.unpublish && (
          <Button kind="danger" onClick={() => setAsked('unpublish')}>
            {t('approval.unpublish')}
          </Button>
        )}
        <RefuseDialog
          open={asked === 'unpublish'}
          may={may.unpublish}
          kind="unpublish"
          id={id}
          title={title}
          busy={busy}
          onRefuse={(refusal) => send({ ...seen, kind: 'unpublish', ...refusal })}
          onCancel={drop}
        />
      </div>
    );
  const ready = consented && ownsRights;
  return (
    <div className={styles.buttons}>
      <p id={why} className={styles.note}>
        {ready ? null : t('approval.notReady')}
      </p>
      {may.reject && (
        <Button kind="danger" onClick={() => setAsked('reject')}>
          {t('approval.reject')}
        </Button>
      )}
      {may.return && <Button onClick={() => setAsked('return')}>{t('approval.return')}</Button>}
      {may.approve && (
        <Button
          kind="primary"
          disabled={!ready}
          aria-describedby={ready ? undefined : why}
          onClick={() => setAsked('approve')}
        >
          {t('approval.approve')}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        busy={busy}
        title={t('approval.approveTitle', { title })}
        text={t('approval.approveText')}
        confirmLabel={t('approval.approve')}
        onConfirm={() => send({ ...seen, kind: 'approve' })}
        onCancel={drop}
      />
      <ReturnDialog
        open={asked === 'return'}
        may={may.return}
        contribution={contribution}
        busy={busy}
        onReturn={(notes) => send({ ...seen, kind: 'return', notes })}
        onCancel={drop}
      />
      <RefuseDialog
        open={asked === 'reject'}
        may={may.reject}
        kind="reject"
        id={id}
        title={title}
        busy={busy}
        onRefuse={(refusal) => send({ ...seen, kind: 'reject', ...refusal })}
        onCancel={drop}
      />
    </div>
  );
}
