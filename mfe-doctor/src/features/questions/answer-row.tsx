import type { QuestionAnswer } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useCanRead, useMayWrite } from '@tvacha/shared-core/permissions';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { RichText } from '@tvacha/shared-ui/rich-text';
import { Tag } from '@tvacha/shared-ui/tag';
import { useState } from 'react';
import { EditAnswer } from './edit-answer';
import { useT } from './messages';
import { Byline } from './question-row';
import { acceptance, answerRemoval, helpfulMark } from './questions';
import styles from './questions.module.css';
import { ReportButton } from './report-button';

interface AnswerProps {
  answer: QuestionAnswer;
}

/** When its author changed it; of an accepted answer that it is not what was accepted. */
function Changed({ answer: { editedAt, changedSince } }: AnswerProps) {
  const t = useT();
  if (!editedAt) return null;
  const when = formatDate(editedAt, 'time');
  return changedSince ? (
    <p className={styles.since}>{t('questions.changedSince', { when })}</p>
  ) : (
    <p className={styles.facts}>{t('questions.edited', { when })}</p>
  );
}

function Helpful({ answer: { _id, helpful, marked, own } }: AnswerProps) {
  const t = useT();
  const { send } = useMutation(helpfulMark, _id);
  const count = t('questions.helpfulCount', { count: helpful });
  const mayWrite = useMayWrite();
  if (own || !mayWrite) return helpful > 0 ? <p className={styles.facts}>{count}</p> : null;
  return (
    <Button
      size="sm"
      kind="text"
      icon="hand-heart"
      aria-pressed={marked}
      onClick={() => send({ answerId: _id, helpful: !marked })}
    >
      {helpful > 0 ? count : t('questions.helpful')}
    </Button>
  );
}

function Accept({ answer: { _id, accepted } }: AnswerProps) {
  const t = useT();
  const { send, status } = useMutation(acceptance, _id);
  return (
    <Button
      size="sm"
      kind={accepted ? 'text' : 'default'}
      icon={accepted ? 'arrow-counter-clockwise' : 'check-circle'}
      loading={status === 'sending'}
      onClick={() => send({ answerId: _id, accepted: !accepted })}
    >
      {t(accepted ? 'questions.takeBack' : 'questions.accept')}
    </Button>
  );
}

function Remove({ answer: { _id } }: AnswerProps) {
  const t = useT();
  const [asks, setAsks] = useState(false);
  const { send } = useMutation(answerRemoval, _id);
  return (
    <>
      <Button size="sm" kind="text" icon="trash" onClick={() => setAsks(true)}>
        {t('questions.remove')}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t('questions.answer.removeTitle')}
        text={t('questions.answer.removeText')}
        confirmLabel={t('questions.remove')}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          send({ id: _id });
        }}
      />
    </>
  );
}

interface AnswerRowProps extends AnswerProps {
  asked: boolean;
  isLed: boolean;
  isEdited: boolean;
  onEdit: (edited: QuestionAnswer | null) => void;
}

/** An answer, and what its reader may do with it. */
export function AnswerRow({ answer, asked, isLed, isEdited, onEdit }: AnswerRowProps) {
  const t = useT();
  const may = { update: useCanRead('Questions', 'update'), delete: useCanRead('Questions', 'delete') };
  const { _id, accepted, own, author, text } = answer;
  return (
    <article id={`answer-${_id}`} className={styles.answer} data-accepted={accepted || undefined} data-led={isLed}>
      <header className={styles.by}>
        <Avatar name="" seed={author.name} size={40} />
        <p className={styles.facts}>
          <Byline {...answer} />
        </p>
        {accepted ? (
          <Tag tone="green" icon="check-circle">
            {t('questions.accepted')}
          </Tag>
        ) : null}
      </header>
      {isEdited ? (
        <EditAnswer answer={answer} onDone={() => onEdit(null)} />
      ) : (
        <>
          <RichText text={text} />
          <Changed answer={answer} />
          <div className={styles.tools}>
            <Helpful answer={answer} />
            {asked && may.update ? <Accept answer={answer} /> : null}
            {own && may.update ? (
              <Button size="sm" kind="text" icon="pencil-simple" onClick={() => onEdit(answer)}>
                {t('questions.edit')}
              </Button>
            ) : null}
            {own && may.delete ? <Remove answer={answer} /> : null}
            <ReportButton what="answer" post={answer} />
          </div>
        </>
      )}
    </article>
  );
}
