import type { QuestionDetail } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { RichText } from '@tvacha/shared-ui/rich-text';
import { useEffect, useState } from 'react';
import { EditQuestion } from './edit-question';
import { FollowButton } from './follow-button';
import { useT } from './messages';
import { QuestionGallery } from './question-gallery';
import { AboutLine, Byline } from './question-row';
import { QuestionTags } from './question-tags';
import { questionPaths, questionRemoval } from './questions';
import styles from './questions.module.css';
import { ReportButton } from './report-button';

interface QuestionProps {
  question: Omit<QuestionDetail, 'answers'>;
}

/** Asks, then removes; of a question that somebody answered meanwhile it says that it stays. */
function Remove({ question: { _id }, hasAnswers }: QuestionProps & { hasAnswers: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const { send, status, problem, reset } = useMutation(questionRemoval, _id);
  useEffect(() => {
    if (status === 'sent') navigate(questionPaths.list, { replace: true });
  }, [status, navigate]);
  const close = () => {
    setAsks(false);
    reset();
  };
  if (hasAnswers && !asks) return null;
  return (
    <>
      <Button size="sm" kind="text" icon="trash" onClick={() => setAsks(true)}>
        {t('questions.remove')}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        busy={status === 'sending'}
        title={t('questions.removeTitle')}
        text={t(hasAnswers || problem?.code === 'CONFLICT' ? 'questions.hasAnswers' : 'questions.removeText')}
        confirmLabel={t('questions.remove')}
        onCancel={close}
        onConfirm={() => send({ id: _id })}
      />
    </>
  );
}

interface QuestionViewProps extends QuestionProps {
  hasAnswers: boolean;
  /** Asks for it anew, with fresh links to its pictures. */
  reload: () => void;
}

/** A question with what its author, and others, may do with it; one with answers stays. */
export function QuestionView({ question, hasAnswers, reload }: QuestionViewProps) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  const may = { update: useCanRead('Questions', 'update'), delete: useCanRead('Questions', 'delete') };
  const { title, text, own, editedAt, about } = question;
  if (isEditing) return <EditQuestion question={question} onDone={() => setEditing(false)} />;
  return (
    <div className={styles.question}>
      <QuestionTags question={question} />
      <PageHeader title={title} />
      <p className={styles.facts}>
        <Byline {...question} />
        {editedAt ? <span> · {t('questions.edited', { when: formatDate(editedAt, 'time') })}</span> : null}
      </p>
      <AboutLine about={about} />
      <RichText text={text} />
      <QuestionGallery pictures={question.pictures} onExpired={reload} />
      {own ? (
        <div className={styles.tools}>
          {may.update ? (
            <Button size="sm" kind="text" icon="pencil-simple" onClick={() => setEditing(true)}>
              {t('questions.edit')}
            </Button>
          ) : null}
          {may.delete ? <Remove question={question} hasAnswers={hasAnswers} /> : null}
        </div>
      ) : (
        <div className={styles.tools}>
          <FollowButton question={question} />
          <ReportButton what="question" post={question} />
        </div>
      )}
    </div>
  );
}
