import type { Account, Applicant } from '@tvacha/shared-contract';
import { isStaff } from '@tvacha/shared-contract/roles';
import { useLastValue } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { Failure } from '@tvacha/shared-ui/failure';
import { LoadingState } from '@tvacha/shared-ui/states';
import { Fragment, useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import { RowStepper, type RowStepperProps } from '../../common/row-stepper';
import { titledName } from '../../common/titled-name';
import { selectedUserData } from '../../state/admin-users';
import { AccountCard } from './account-card';
import { AccountConsents } from './account-consents';
import { AccountHistory } from './account-history';
import { type AccountKind, accountKind } from './account-kind';
import { AccountLogins } from './account-logins';
import { AccountRights } from './account-rights';
import { AccountTwins } from './account-twins';
import { ApplicantDetails } from './applicant-details';
import styles from './applicant-drawer.module.css';
import { ApplicantTitle } from './applicant-title';
import { decideApplicant } from './decide-applicant';
import { ApplicantDecision, DecisionBar } from './decision-bar';
import { FactorBar } from './factor-bar';
import { useUnchecked } from './line-check';
import { manageAccount } from './manage-account';
import { namedPapers, Papers } from './papers';
import { resetFactor } from './reset-factor';

interface ApplicantDrawerProps {
  kind: AccountKind;
  steps: Omit<RowStepperProps, 'labels'>;
  /** The application asked for; null closes the drawer. */
  id: string | null;
  /** What the list knows of it already, shown until the whole has come. */
  known: Applicant | undefined;
  /** The address of another record of the list. */
  hrefOf: (id: string) => string;
  onClose: () => void;
}

export function ApplicantDrawer({ id, kind: listed, known, steps, hrefOf, onClose }: ApplicantDrawerProps) {
  const t = useT();
  const view = useResource(selectedUserData, id === null ? null : { id });
  // While it slides out, the drawer keeps showing whom it showed.
  const opened = useLastValue(id) ?? '';
  const applicant = useLastValue(view.value ?? known ?? null, opened);
  const { status, problem: refusal, reset } = useMutation(decideApplicant, opened);
  const { reset: forget } = useMutation(manageAccount, opened);
  const { reset: forgetFactor } = useMutation(resetFactor, opened);
  const kind = applicant ? accountKind(applicant.role) : listed;

  const papers = view.value?.documents;
  const [seen, setSeen] = useState<readonly string[]>([]);
  const unseen = papers && namedPapers(papers, t).filter(({ paper }) => !seen.includes(paper._id));

  const unchecked = useUnchecked(view.value?.lines);

  // Opened once more, it says nothing of an earlier decision.
  useEffect(() => {
    if (id === null) return;
    reset();
    forget();
    forgetFactor();
  }, [id, reset, forget, forgetFactor]);

  const isForbidden = refusal?.code === 'FORBIDDEN';
  const problem = isForbidden ? refusal.code : view.status === 'failed' ? view.code : null;
  const whole = applicant !== null && problem === null;
  const account: Account | undefined = view.value ?? undefined;
  const decided = status === 'sent' || refusal?.code === 'CONFLICT';
  const mayDecide = whole && applicant.state === 'pending' && applicant.isComplete && kind === 'doctor' && !decided;

  const footer = mayDecide ? (
    <DecisionBar
      key={applicant._id}
      applicant={applicant}
      unseen={unseen?.map(({ title }) => title)}
      unchecked={unchecked}
    />
  ) : whole && isStaff(applicant.role) ? (
    <FactorBar key={applicant._id} person={applicant} />
  ) : undefined;

  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width={1160}
      title={applicant ? <ApplicantTitle applicant={applicant} /> : t(`applicant.title.${kind}`)}
      actions={
        <RowStepper
          labels={{ previous: t(`applicant.previous.${kind}`), next: t(`applicant.next.${kind}`) }}
          {...steps}
        />
      }
      footer={footer}
    >
      <div className={styles.body}>
        {problem && (
          <Failure
            code={problem}
            title={t(`applicant.failed.${kind}`)}
            missing={{ title: t(`applicant.missing.${kind}`), text: t('applicant.missingText') }}
            section={t('users.title')}
            onRetry={view.reload}
          />
        )}
        {whole && (
          <>
            <ApplicantDecision id={applicant._id} name={titledName(applicant)} />
            <div className={kind === 'doctor' ? styles.columns : styles.body}>
              {kind === 'doctor' && account && (
                <Papers
                  key={`papers-${applicant._id}`}
                  account={account}
                  seen={seen}
                  pending={mayDecide}
                  onSeen={(paper) => setSeen((before) => [...before, paper])}
                  onReload={view.reload}
                />
              )}
              {kind === 'doctor' && !account && <LoadingState shape="article" />}
              <div className={styles.body}>
                <ApplicantDetails
                  key={`details-${applicant._id}`}
                  applicant={applicant}
                  account={account}
                  pending={mayDecide}
                />
                {account && (
                  <Fragment key={`account-${account._id}`}>
                    <AccountTwins twins={account.twins} hrefOf={hrefOf} />
                    <AccountCard account={account} onDeleted={onClose} />
                    <AccountRights account={account} />
                    <AccountLogins account={account} />
                    <AccountConsents account={account} />
                    <AccountHistory id={account._id} />
                  </Fragment>
                )}
              </div>
            </div>
          </>
        )}
        {!applicant && !problem && <LoadingState shape="article" />}
      </div>
    </Drawer>
  );
}
