import type { Applicant } from '@tvacha/shared-contract';
import { useCanAdmin } from '@tvacha/shared-core/permissions';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import styles from './applicant-drawer.module.css';
import {
  type Decision,
  decisionAsked,
  decisionConfirmed,
  decisionDropped,
  selectDoctorApproval,
} from './doctor-approval.slice';
import { RejectDialog } from './reject-dialog';

/** The two decisions, for those who may take them. */
export function DecisionBar({ applicant }: { applicant: Applicant }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const mayDecide = useCanAdmin('User Verification', 'approve');
  const { decision, asking, status } = useAppSelector(selectDoctorApproval);
  const { _id: id, phone } = applicant;
  const name = titledName(applicant);
  const busy = status === 'loading';
  const ask = (decision: Decision) => dispatch(decisionAsked({ id, decision }));
  const drop = () => dispatch(decisionDropped());

  if (!mayDecide) return <p className={styles.note}>{t('decision.readOnly')}</p>;
  return (
    <div className={styles.buttons}>
      <Button kind="danger" onClick={() => ask('reject')}>
        {t('decision.reject')}
      </Button>
      <Button kind="primary" icon="seal-check" onClick={() => ask('approve')}>
        {t('decision.approve')}
      </Button>
      <ConfirmDialog
        open={asking && decision === 'approve'}
        busy={busy}
        title={t('decision.approveTitle', { name })}
        text={t('decision.approveText', { phone: `${phone.code} ${phone.number}` })}
        confirmLabel={t('decision.approve')}
        onConfirm={() => dispatch(decisionConfirmed({ id }))}
        onCancel={drop}
      />
      <RejectDialog
        open={asking && decision === 'reject'}
        name={name}
        busy={busy}
        onReject={(reason) => dispatch(decisionConfirmed({ id, reason }))}
        onCancel={drop}
      />
    </div>
  );
}
