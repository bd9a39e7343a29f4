import type { ContributionDetail } from '@tvacha/shared-contract';
import { dropDraft } from '@tvacha/shared-core/form';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { type ReactNode, useEffect } from 'react';
import { Refusal } from '../../common/refusal';
import { contributionPaths, contributionRemoval, draftName, patientWithdrawal } from './contributions';
import styles from './contributions.module.css';
import { useT } from './messages';
import { sectionOf, useConfirmedMutation } from './use-confirmed-mutation';

interface OwnToolsProps {
  contribution: ContributionDetail;
  /** Buttons before these. */
  children?: ReactNode;
}

/** What its author may do with a contribution in every state: take the patient’s consent back, and delete it. */
export function OwnTools({ contribution, children }: OwnToolsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { _id: id, type, mine } = contribution;
  const mayDelete = useCanRead(sectionOf(type), 'delete');
  const removal = useConfirmedMutation(contributionRemoval, id);
  const withdrawal = useConfirmedMutation(patientWithdrawal, id);
  useEffect(() => {
    if (removal.status !== 'sent') return;
    dropDraft(draftName(id));
    navigate(contributionPaths.own, { replace: true });
  }, [removal.status, navigate, id]);
  const isConsented = mine?.consent && mine.consent.withdrawnAt === null;
  return (
    <>
      <Refusal problem={removal.problem ?? withdrawal.problem} />
      <div className={styles.tools}>
        {children}
        {isConsented ? (
          <Button size="sm" kind="text" icon="prohibit" onClick={() => withdrawal.setAsks(true)}>
            {t('contributions.withdraw')}
          </Button>
        ) : null}
        {mayDelete ? (
          <Button size="sm" kind="text" icon="trash" onClick={() => removal.setAsks(true)}>
            {t('contributions.remove')}
          </Button>
        ) : null}
      </div>
      {[['remove', removal] as const, ['withdraw', withdrawal] as const].map(([action, asked]) => (
        <ConfirmDialog
          key={action}
          open={asked.asks}
          danger
          title={t(`contributions.${action}.title`)}
          text={t(`contributions.${action}.text`)}
          confirmLabel={t(`contributions.${action}`)}
          busy={asked.isSending}
          onCancel={() => asked.setAsks(false)}
          onConfirm={() => asked.send({ id })}
        />
      ))}
    </>
  );
}
