import type { ContributionDetail } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useEffect, useState } from 'react';
import { Refusal } from '../../common/refusal';
import { contributionPaths, contributionRemoval, isOpen, patientWithdrawal, reopening } from './contributions';
import styles from './contributions.module.css';
import { EditorNotes } from './editor-notes';
import { useT } from './messages';
import { StateTag } from './state-tag';

/** The mutation of one contribution that is asked about before it is done. */
function useAsked<Input extends { id: string }>(
  mutation: Parameters<typeof useMutation<Input, unknown>>[0],
  id: string,
) {
  const [asks, setAsks] = useState(false);
  const { send, status, problem, reset } = useMutation(mutation, id);
  useEffect(() => {
    if (status === 'sent' || status === 'failed') setAsks(false);
  }, [status]);
  return { asks, setAsks, send, status, problem, reset, isSending: status === 'sending' };
}

/** What its author is told of a contribution, and may do with it. */
export function OwnPanel({ contribution }: { contribution: ContributionDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const { _id: id, type, state, mine } = contribution;
  const section = type === 'case' ? 'Contribution Cases' : 'Contribution Images';
  const may = { update: useCanRead(section, 'update'), delete: useCanRead(section, 'delete') };
  const opening = useAsked(reopening, id);
  const removal = useAsked(contributionRemoval, id);
  const withdrawal = useAsked(patientWithdrawal, id);
  useEffect(() => {
    if (opening.status !== 'sent') return;
    opening.reset();
    navigate(contributionPaths.edit(id));
  }, [opening.status, opening.reset, navigate, id]);
  useEffect(() => {
    if (removal.status === 'sent') navigate(contributionPaths.own, { replace: true });
  }, [removal.status, navigate]);
  if (!mine) return null;
  const { version, notes, rejectionReason, ownsRights, consent } = mine;
  const isConsented = consent !== null && consent.withdrawnAt === null;
  const edit = () => (isOpen({ state }) ? navigate(contributionPaths.edit(id)) : opening.setAsks(true));
  return (
    <section className={styles.own} aria-label={t('contributions.own')}>
      <div className={styles.tools}>
        <StateTag state={state} />
        <span>{t(`contributions.stateText.${state}`)}</span>
      </div>
      {ownsRights || state === 'draft' ? null : <p>{t('contributions.noCopyright.text')}</p>}
      {rejectionReason ? <p>{t('contributions.reason', { reason: rejectionReason })}</p> : null}
      <EditorNotes notes={notes} />
      <Refusal problem={opening.problem ?? removal.problem ?? withdrawal.problem} />
      <div className={styles.tools}>
        {may.update ? (
          <Button size="sm" icon="pencil-simple" loading={opening.isSending} onClick={edit}>
            {t('contributions.edit')}
          </Button>
        ) : null}
        {isConsented ? (
          <Button size="sm" kind="text" icon="prohibit" onClick={() => withdrawal.setAsks(true)}>
            {t('contributions.withdraw')}
          </Button>
        ) : null}
        {may.delete ? (
          <Button size="sm" kind="text" icon="trash" onClick={() => removal.setAsks(true)}>
            {t('contributions.remove')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={opening.asks}
        title={t('contributions.edit.title')}
        text={t(state === 'published' ? 'contributions.edit.published' : 'contributions.edit.text')}
        confirmLabel={t('contributions.edit.confirm')}
        busy={opening.isSending}
        onCancel={() => opening.setAsks(false)}
        onConfirm={() => opening.send({ id, version })}
      />
      <ConfirmDialog
        open={removal.asks}
        danger
        title={t('contributions.remove.title')}
        text={t('contributions.remove.text')}
        confirmLabel={t('contributions.remove')}
        busy={removal.isSending}
        onCancel={() => removal.setAsks(false)}
        onConfirm={() => removal.send({ id })}
      />
      <ConfirmDialog
        open={withdrawal.asks}
        danger
        title={t('contributions.withdraw.title')}
        text={t('contributions.withdraw.text')}
        confirmLabel={t('contributions.withdraw')}
        busy={withdrawal.isSending}
        onCancel={() => withdrawal.setAsks(false)}
        onConfirm={() => withdrawal.send({ id })}
      />
    </section>
  );
}
