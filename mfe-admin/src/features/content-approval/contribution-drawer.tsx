import { formatDate } from '@tvacha/shared-core/format';
import { useLastValue } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { Failure } from '@tvacha/shared-ui/failure';
import { Gallery } from '@tvacha/shared-ui/gallery';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useEffect } from 'react';
import { DecisionNotice, refusalsOfWork } from '../../common/decision-notice';
import { useT } from '../../common/i18n';
import { RowStepper, type RowStepperProps } from '../../common/row-stepper';
import styles from './content-approval.module.css';
import { ContributionText } from './contribution-text';
import { decideContribution, type OfficeContribution, officeContribution } from './contributions';
import { DecisionBar } from './decision-bar';
import { StateTag } from './state-tag';

function ContributionTitle({ contribution }: { contribution: OfficeContribution }) {
  const t = useT();
  const { title, type, author, createdAt, state } = contribution;
  const name = author?.name ?? t('approval.noAuthor');
  return (
    <div>
      <span className={styles.name}>{title}</span> <StateTag state={state} />
      <p className={styles.by}>
        {[t(`approval.type.${type}`), name, t('approval.sentOn', { date: formatDate(createdAt, 'time') })].join(' · ')}
      </p>
    </div>
  );
}

interface ContributionDrawerProps {
  /** The contribution asked for; null closes the drawer. */
  id: string | null;
  /** What the list knows of it already, shown until the whole has come. */
  known: OfficeContribution | undefined;
  steps: Omit<RowStepperProps, 'labels'>;
  onClose: () => void;
}

/** One contribution with all that is decided on: its pictures in large, its text, rights and consent. */
export function ContributionDrawer({ id, known, steps, onClose }: ContributionDrawerProps) {
  const t = useT();
  const view = useResource(officeContribution, id === null ? null : { id });
  // While it slides out, the drawer keeps showing what it showed.
  const opened = useLastValue(id) ?? '';
  const whole = useLastValue(view.value ?? null, opened);
  const { answer, status, problem: refusal, reset } = useMutation(decideContribution, opened);

  // Opened once more, it says nothing of an earlier decision.
  useEffect(() => {
    if (id !== null) reset();
  }, [id, reset]);

  const problem = refusal?.code === 'FORBIDDEN' ? refusal.code : view.status === 'failed' ? view.code : null;
  const shown = problem === null ? whole : null;
  // Until it is read as it is now, nothing is decided on it.
  const mayDecide = shown !== null && view.status !== 'loading' && status !== 'sent';
  const title = shown ?? known;
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width={1160}
      title={title ? <ContributionTitle contribution={title} /> : t('approval.one')}
      actions={<RowStepper labels={{ previous: t('approval.previous'), next: t('approval.next') }} {...steps} />}
      footer={mayDecide ? <DecisionBar key={shown._id} contribution={shown} /> : undefined}
    >
      <div className={styles.body}>
        {problem && (
          <Failure
            code={problem}
            title={t('approval.oneFailed')}
            missing={{ title: t('approval.missing'), text: t('approval.missingText') }}
            section={t('approval.title')}
            onRetry={view.reload}
          />
        )}
        {shown && (
          <>
            <DecisionNotice
              answer={answer}
              problem={refusal}
              refusals={refusalsOfWork}
              words={(outcome) => t(`approval.done.${outcome}`, { title: shown.title })}
            />
            <div className={styles.columns}>
              {shown.pictures.length > 0 ? (
                <Gallery key={shown._id} pictures={shown.pictures} onExpired={view.reload} />
              ) : (
                <p className={styles.note}>{t('approval.noPictures')}</p>
              )}
              <ContributionText contribution={shown} />
            </div>
          </>
        )}
        {!shown && !problem && <LoadingState shape="article" />}
      </div>
    </Drawer>
  );
}
