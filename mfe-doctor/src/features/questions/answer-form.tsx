import { answerRules } from '@tvacha/shared-contract/form-rules';
import { createAnswer } from '@tvacha/shared-contract/routes/questions';
import { dropDraft, useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { questions } from '@tvacha/shared-core/questions';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { useState } from 'react';
import { MembersOnly } from '../../common/members-only';
import forms from './form.module.css';
import { useT } from './messages';
import { qna } from './questions';
import styles from './questions.module.css';
import { TextEditor } from './text-editor';
import { useSay } from './use-field-problem';

interface AnswerFormProps {
  questionId: string;
  /** The question was removed while somebody answered it: what they wrote stays to be copied. */
  isGone?: boolean;
}

function Writing({ questionId, isGone, onSent }: AnswerFormProps & { onSent: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const name = `answer-${questionId}`;
  const form = useForm({
    name,
    initial: { text: '' },
    closed: () => (isGone ? t('questions.gone') : undefined),
    rules: answerRules,
    say: useSay(answerRules.text),
    words: { NOT_FOUND: t('questions.gone') },
    submit: async ({ text }) => {
      try {
        await call(createAnswer, { body: { questionId, text } });
        dropDraft(name);
        onSent();
      } finally {
        dispatch(qna.invalidate());
        dispatch(questions.invalidate());
      }
    },
  });
  if (form.isClosed && !form.values.text.trim()) return null;
  return (
    <form {...form.props} className={forms.form}>
      <TextEditor {...form.field('text')} label={t('questions.answer.write')} rows={6} />
      <FormProblem form={form} />
      {form.isClosed ? null : (
        <div className={styles.tools}>
          <Button kind="primary" htmlType="submit" loading={form.isSending}>
            {t('questions.answer.post')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Answers a question; the draft stays over a reload, and each answer begins with an empty field. */
export function AnswerForm(props: AnswerFormProps) {
  const t = useT();
  const [sent, setSent] = useState(0);
  const mayAnswer = useCanRead('Questions', 'create');
  return (
    <MembersOnly what="answer">
      {mayAnswer ? (
        <>
          <p className="visually-hidden" role="status">
            {sent > 0 ? t('questions.answer.sent') : ''}
          </p>
          <Writing key={sent} {...props} onSent={() => setSent(sent + 1)} />
        </>
      ) : null}
    </MembersOnly>
  );
}
