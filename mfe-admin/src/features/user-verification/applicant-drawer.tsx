import type { Applicant } from '@tvacha/shared-contract';
import { useResource } from '@tvacha/shared-core/resources';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { Failure } from '@tvacha/shared-ui/failure';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useEffect, useRef } from 'react';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import { useFresh } from '../../common/use-fresh';
import { selectedUserData } from '../../state/admin-users';
import { ApplicantDetails } from './applicant-details';
import styles from './applicant-drawer.module.css';
import { ApplicantTitle } from './applicant-title';
import { DecisionBar } from './decision-bar';
import { DecisionNotice } from './decision-notice';
import { decisionDropped, selectDoctorApproval } from './doctor-approval.slice';
import { Stepper, type StepperProps } from './stepper';

interface ApplicantDrawerProps extends StepperProps {
  /** The application asked for; null closes the drawer. */
  id: string | null;
  /** What the list knows of it already, shown until the whole has come. */
  known: Applicant | undefined;
  onClose: () => void;
}

export function ApplicantDrawer({ id, known, onClose, ...stepper }: ApplicantDrawerProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const view = useResource(selectedUserData, id === null ? null : { id });
  useFresh(view, id ?? '');
  const approval = useAppSelector(selectDoctorApproval);

  useEffect(() => {
    if (id !== null) dispatch(decisionDropped());
  }, [id, dispatch]);

  // While it slides out, the drawer keeps showing whom it showed.
  const shown = useRef<Applicant | null>(null);
  const applicant = id === null ? shown.current : (view.value ?? known ?? null);
  shown.current = applicant;

  const isForbidden = approval.problem === 'FORBIDDEN';
  const problem = isForbidden ? approval.problem : view.status === 'failed' ? view.code : null;
  const whole = applicant !== null && problem === null;
  const decided = approval.status === 'ready' || approval.problem === 'CONFLICT';
  const mayDecide = whole && applicant.state === 'pending' && !decided;

  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width={760}
      title={applicant ? <ApplicantTitle applicant={applicant} /> : t('applicant.title')}
      actions={<Stepper {...stepper} />}
      footer={mayDecide ? <DecisionBar applicant={applicant} /> : undefined}
    >
      <div className={styles.body}>
        {problem && (
          <Failure
            code={problem}
            title={t('applicant.failed')}
            missing={{ title: t('applicant.missing'), text: t('applicant.missingText') }}
            section={t('users.title')}
            onRetry={view.reload}
          />
        )}
        {whole && (
          <>
            <DecisionNotice name={titledName(applicant)} />
            <ApplicantDetails applicant={applicant} />
          </>
        )}
        {!applicant && !problem && <LoadingState shape="article" />}
      </div>
    </Drawer>
  );
}
