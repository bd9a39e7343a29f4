import { formatDate } from '@tvacha/shared-core/format';
import { useLastValue } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { Card } from '@tvacha/shared-ui/card';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useEffect } from 'react';
import { DecisionNotice, refusalsOfWork } from '../../common/decision-notice';
import { useT } from '../../common/i18n';
import { RowStepper, type RowStepperProps } from '../../common/row-stepper';
import { PostDecisionBar } from './post-decision-bar';
import { PostThread } from './post-thread';
import { decidePost, type ListedPost, officePost, type PostInThread } from './posts';
import styles from './posts.module.css';

function PostHistory({ decisions }: Pick<PostInThread, 'decisions'>) {
  const t = useT();
  return (
    <Card title={t('posts.history')}>
      {decisions.length === 0 ? <p className={styles.facts}>{t('posts.historyNone')}</p> : null}
      <ul className={styles.history}>
        {decisions.map(({ done, at, by, reason }) => (
          <li key={at}>
            <strong>{t(`posts.done.${done}`)}</strong>{' '}
            <span className={styles.facts}>
              {t('posts.by', { date: formatDate(at, 'time'), name: by?.name ?? t('posts.somebody') })}
            </span>
            {reason ? <p className={styles.text}>{reason}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PostDrawerProps {
  /** The question or answer asked for; null closes the drawer. */
  id: string | null;
  /** What the list knows of it already. */
  known: ListedPost | undefined;
  steps: Omit<RowStepperProps, 'labels'>;
  onClose: () => void;
}

/** One question or answer in its thread: what it is reported for, what was decided, and what is decided now. */
export function PostDrawer({ id, known, steps, onClose }: PostDrawerProps) {
  const t = useT();
  // While it slides out, the drawer keeps showing what it showed.
  const opened = useLastValue(id) ?? '';
  const view = useResource(officePost, opened === '' ? null : { id: opened });
  const { answer, problem, reset } = useMutation(decidePost, opened);
  // Opened once more, it says nothing of an earlier decision.
  useEffect(() => {
    if (id !== null) reset();
  }, [id, reset]);
  const { value, status } = view;
  const post = value && (value.kind === 'question' ? value.question : value.answers.find(({ _id }) => _id === opened));
  const title = value?.question.title ?? (known && ('title' in known ? known.title : known.question.title));
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width={860}
      title={title ?? t('posts.one')}
      actions={<RowStepper labels={{ previous: t('posts.previous'), next: t('posts.next') }} {...steps} />}
      // Until it is read as it is now, nothing is decided on it.
      footer={
        value && post && status === 'ready' ? (
          <PostDecisionBar key={post._id} kind={value.kind} post={post} />
        ) : undefined
      }
    >
      <Loaded
        view={view}
        shape="article"
        failed={{
          title: t('posts.oneFailed'),
          section: t('approval.title'),
          missing: { title: t('posts.missing'), text: t('posts.missingText') },
        }}
      >
        {(thread) => (
          <div className={styles.body}>
            <DecisionNotice
              answer={answer}
              problem={problem}
              refusals={refusalsOfWork}
              words={(outcome) => t(`posts.outcome.${outcome}`)}
            />
            <PostThread thread={thread} open={opened} onExpired={view.reload} />
            <PostHistory decisions={thread.decisions} />
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
