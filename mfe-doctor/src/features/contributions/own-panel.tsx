import type { ContributionDetail } from '@tvacha/shared-contract';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useEffect } from 'react';
import { Refusal } from '../../common/refusal';
import { contributionPaths, isOpen, reopening } from './contributions';
import styles from './contributions.module.css';
import { EditorNotes } from './editor-notes';
import { useT } from './messages';
import { OwnTools } from './own-tools';
import { StateTag } from './state-tag';
import { sectionOf, useConfirmedMutation } from './use-confirmed-mutation';

/** What its author is told of a contribution, and may do with it. */
export function OwnPanel({ contribution }: { contribution: ContributionDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const { _id: id, type, state, mine } = contribution;
  const mayUpdate = useCanRead(sectionOf(type), 'update');
  const opening = useConfirmedMutation(reopening, id);
  useEffect(() => {
    if (opening.status !== 'sent') return;
    opening.reset();
    navigate(contributionPaths.edit(id));
  }, [opening.status, opening.reset, navigate, id]);
  if (!mine) return null;
  const { version, notes, rejectionReason, ownsRights } = mine;
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
      <Refusal problem={opening.problem} />
      <OwnTools contribution={contribution}>
        {mayUpdate ? (
          <Button size="sm" icon="pencil-simple" loading={opening.isSending} onClick={edit}>
            {t('contributions.edit')}
          </Button>
        ) : null}
      </OwnTools>
      <ConfirmDialog
        open={opening.asks}
        title={t('contributions.edit.title')}
        text={t(state === 'published' ? 'contributions.edit.published' : 'contributions.edit.text')}
        confirmLabel={t('contributions.edit.confirm')}
        busy={opening.isSending}
        onCancel={() => opening.setAsks(false)}
        onConfirm={() => opening.send({ id, version })}
      />
    </section>
  );
}
