import type { QuestionDetail } from '@tvacha/shared-contract';
import { updateQuestion } from '@tvacha/shared-contract/routes/questions';
import { dropDraft } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { questions } from '@tvacha/shared-core/questions';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { OtherVersion } from './edit-conflict';
import forms from './form.module.css';
import { useT } from './messages';
import { QuestionFields, useQuestionForm, valuesOf } from './question-fields';
import { qna } from './questions';
import styles from './questions.module.css';

interface EditQuestionProps {
  question: Omit<QuestionDetail, 'answers'>;
  onDone: () => void;
}

/** Changes an own question; what another tab made of it meanwhile is shown beside it. */
export function EditQuestion({ question, onDone }: EditQuestionProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const name = `question-edit-${question._id}`;
  const now = valuesOf(question);
  const { form, pictures } = useQuestionForm({
    name,
    initial: now,
    own: question.pictures,
    submit: async (asked, { seen }) => {
      try {
        await call(updateQuestion, { query: { id: question._id }, body: { ...asked, editedAt: seen || null } });
        dropDraft(name);
        onDone();
      } finally {
        dispatch(qna.invalidate());
        dispatch(questions.invalidate());
      }
    },
  });
  const cancel = () => {
    dropDraft(name);
    onDone();
  };
  return (
    <form {...form.props} className={forms.form}>
      <QuestionFields form={form} pictures={pictures} />
      {form.values.seen === now.seen ? null : (
        <OtherVersion
          title={question.title}
          text={question.text}
          onTake={() => form.change(now)}
          onKeep={() => form.change({ seen: now.seen })}
        />
      )}
      <FormProblem form={form} />
      <div className={styles.tools}>
        <Button kind="primary" htmlType="submit" loading={form.isSending}>
          {t('questions.save')}
        </Button>
        <Button kind="text" onClick={cancel}>
          {t('questions.cancel')}
        </Button>
      </div>
    </form>
  );
}
