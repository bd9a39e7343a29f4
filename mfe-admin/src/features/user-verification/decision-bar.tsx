import type { Applicant } from '@tvacha/shared-contract';
import { approveUser, rejectUser } from '@tvacha/shared-contract/routes/admin/users';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Notice } from '@tvacha/shared-ui/notice';
import { formatPhone } from '@tvacha/shared-ui/phone-field';
import { useId, useState } from 'react';
import { DecisionNotice } from '../../common/decision-notice';
import { useT } from '../../common/i18n';
import { ReasonDialog } from '../../common/reason-dialog';
import { titledName } from '../../common/titled-name';
import styles from './applicant-drawer.module.css';
import { decideApplicant } from './decide-applicant';

interface DecisionBarProps {
  applicant: Applicant;
  /** Titles of the papers that have not been open yet; undefined while it is not known which there are. */
  unseen: readonly string[] | undefined;
  /** Names of the lines that nobody has ticked off. */
  unchecked: readonly string[];
}

/**
 * The two decisions, for those who may take them. Nobody is approved whose papers have not been seen, or whose council
 * registration has no number on record.
 */
export function DecisionBar({ applicant, unseen, unchecked }: DecisionBarProps) {
  const t = useT();
  const why = useId();
  const mayApprove = useMay(approveUser);
  const mayReject = useMay(rejectUser);
  const { _id: id, phone, registrationNumber, copies } = applicant;
  const { status, send } = useMutation(decideApplicant, id);
  /** The decision whose dialog is open; it stays open where the decision is lost on the way, to try again. */
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const name = titledName(applicant);
  const busy = status === 'sending';
  const drop = () => setAsked(undefined);

  /** What an approval waits for. */
  const first =
    unseen === undefined
      ? t('papers.loading')
      : unseen.length > 0
        ? t('decision.openFirst', { papers: unseen.join(', ') })
        : !registrationNumber && t('decision.numberFirst');

  // A reason that is being written stays, though it may not be given any more.
  if (!mayApprove && !mayReject && asked === undefined) return <p className={styles.note}>{t('decision.readOnly')}</p>;
  return (
    <div className={styles.buttons}>
      <p id={why} className={styles.note} role="status">
        {mayApprove && first}
      </p>
      {mayReject && (
        <Button kind="danger" onClick={() => setAsked('reject')}>
          {t('decision.reject')}
        </Button>
      )}
      {mayApprove && (
        <Button
          kind="primary"
          icon="seal-check"
          disabled={unseen?.length !== 0 || !registrationNumber}
          aria-describedby={why}
          onClick={() => setAsked('approve')}
        >
          {t('decision.approve')}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        busy={busy}
        title={t('decision.approveTitle', { name })}
        text={t('decision.approveText', { phone: formatPhone(phone) })}
        confirmLabel={t('decision.approve')}
        onConfirm={() => send({ id })}
        onCancel={drop}
      >
        {(unchecked.length > 0 || copies === 'asked') && (
          <div className={styles.reason}>
            <Notice
              tone="warning"
              title={
                copies === 'asked' ? t('decision.copyAsked') : t('decision.unchecked', { lines: unchecked.join(', ') })
              }
            >
              {copies === 'asked' && unchecked.length > 0 && t('decision.unchecked', { lines: unchecked.join(', ') })}
            </Notice>
          </div>
        )}
      </ConfirmDialog>
      <ReasonDialog
        open={asked === 'reject'}
        may={mayReject}
        busy={busy}
        title={t('decision.rejectTitle', { name })}
        text={t('decision.rejectText')}
        confirmLabel={t('decision.reject')}
        kept="application"
        draft={`reject-${id}`}
        onConfirm={(reason) => send({ id, reason })}
        onCancel={drop}
      />
    </div>
  );
}

/** How the decision on an application ended. */
export function ApplicantDecision({ id, name }: { id: string; name: string }) {
  const t = useT();
  const { answer, problem } = useMutation(decideApplicant, id);
  return (
    <DecisionNotice
      answer={answer}
      problem={problem}
      refusals={['CONFLICT']}
      words={(outcome) => t(`decision.done.${outcome}`, { name })}
    />
  );
}
