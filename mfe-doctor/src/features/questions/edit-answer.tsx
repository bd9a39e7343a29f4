import type { QuestionAnswer } from '@tvacha/shared-contract';
import { answerRules } from '@tvacha/shared-contract/form-rules';
import { updateAnswer } from '@tvacha/shared-contract/routes/questions';
import { dropDraft, useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { OtherVersion } from './edit-conflict';
import forms from './form.module.css';
import { useT } from './messages';
import { qna } from './questions';
import styles from './questions.module.css';
import { TextEditor } from './text-editor';
import { useSay } from './use-field-problem';

interface EditAnswerProps {
  answer: QuestionAnswer;
  /** It was removed meanwhile: what was written stays to be copied. */
  isGone?: boolean;
  onDone: () => void;
}

/** Changes an own answer; what another tab made of it meanwhile is shown beside it. */
export function EditAnswer({ answer, isGone = false, onDone }: EditAnswerProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const name = `answer-edit-${answer._id}`;
  const now = answer.editedAt ?? '';
  const form = useForm({
    name,
    initial: { text: answer.text, seen: now },
    closed: () => (isGone ? t('questions.answer.gone') : undefined),
    rules: answerRules,
    say: useSay(answerRules.text),
    words: { CONFLICT: t('questions.conflict'), NOT_FOUND: t('questions.answer.gone') },
    submit: async ({ text, seen }) => {
      try {
        await call(updateAnswer, { query: { id: answer._id }, body: { text, editedAt: seen || null } });
        dropDraft(name);
        onDone();
      } finally {
        dispatch(qna.invalidate());
      }
    },
  });
  const cancel = () => {
    dropDraft(name);
    onDone();
  };
  return (
    <form {...form.props} className={forms.form}>
      <TextEditor {...form.field('text')} label={t('questions.answer.yours')} rows={6} />
      {form.isClosed || form.values.seen === now ? null : (
        <OtherVersion
          text={answer.text}
          onTake={() => form.change({ text: answer.text, seen: now })}
          onKeep={() => form.change({ seen: now })}
        />
      )}
      <FormProblem form={form} />
      <div className={styles.tools}>
        <Button kind="primary" htmlType="submit" loading={form.isSending} disabled={form.isClosed}>
          {t('questions.save')}
        </Button>
        <Button kind="text" onClick={cancel}>
          {t('questions.cancel')}
        </Button>
      </div>
    </form>
  );
}
