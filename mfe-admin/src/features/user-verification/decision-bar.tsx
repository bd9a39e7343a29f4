import type { Applicant } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useCanAdmin } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import styles from './applicant-drawer.module.css';
import { decideApplicant } from './decide-applicant';
import { RejectDialog } from './reject-dialog';

/** The two decisions, for those who may take them. */
export function DecisionBar({ applicant }: { applicant: Applicant }) {
  const t = useT();
  const mayDecide = useCanAdmin('User Verification', 'approve');
  const { _id: id, phone } = applicant;
  const { status, send } = useMutation(decideApplicant, id);
  /** The decision whose dialog is open; it stays open where the decision is lost on the way, to try again. */
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const name = titledName(applicant);
  const busy = status === 'sending';
  const drop = () => setAsked(undefined);

  if (!mayDecide) return <p className={styles.note}>{t('decision.readOnly')}</p>;
  return (
    <div className={styles.buttons}>
      <Button kind="danger" onClick={() => setAsked('reject')}>
        {t('decision.reject')}
      </Button>
      <Button kind="primary" icon="seal-check" onClick={() => setAsked('approve')}>
        {t('decision.approve')}
      </Button>
      <ConfirmDialog
        open={asked === 'approve'}
        busy={busy}
        title={t('decision.approveTitle', { name })}
        text={t('decision.approveText', { phone: `${phone.code} ${phone.number}` })}
        confirmLabel={t('decision.approve')}
        onConfirm={() => send({ id })}
        onCancel={drop}
      />
      <RejectDialog
        open={asked === 'reject'}
        name={name}
        busy={busy}
        onReject={(reason) => send({ id, reason })}
        onCancel={drop}
      />
    </div>
  );
}
