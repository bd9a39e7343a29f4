import type { QuizQuestion } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { RadioGroup } from '@tvacha/shared-ui/radio-group';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useT } from './messages';
import styles from './question-view.module.css';
import { QuizPicture } from './quiz-picture';

interface QuestionViewProps {
  question: QuizQuestion;
  /** From 1. */
  at: number;
  of: number;
  chosen: string | null;
  onChoose: (option: string | null) => void;
  flag?: { isSet: boolean; onChange: () => void };
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/**
 * One question with its options. While the focus is in it, 1 to 8 choose an option and F flags the question.
 */
export function QuestionView({ question, at, of, chosen, onChoose, flag, headingRef, children }: QuestionViewProps) {
  const t = useT();
  const { options, picture, text } = question;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = /^[1-8]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (option) onChoose(option.id);
    else if (event.key.toLowerCase() === 'f' && flag) flag.onChange();
    else return;
    event.preventDefault();
  };
  return (
    <section className={styles.question} aria-label={t('quizzes.questionOf', { at, of })} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <p className={styles.at}>{t('quizzes.questionOf', { at, of })}</p>
        {flag ? (
          <Button
            kind="text"
            size="sm"
            icon={flag.isSet ? 'bookmark-simple-fill' : 'bookmark-simple'}
            aria-pressed={flag.isSet}
            onClick={flag.onChange}
          >
            {t('quizzes.flag')}
          </Button>
        ) : null}
      </div>
      <h2 className={styles.text} tabIndex={-1} ref={headingRef}>
        {text}
      </h2>
      {picture ? <QuizPicture picture={picture} /> : null}
      <RadioGroup
        label={t('quizzes.options')}
        framed
        value={chosen ?? ''}
        options={options.map((option, index) => ({ value: option.id, label: `${index + 1}. ${option.text}` }))}
        onChange={onChoose}
      />
      {chosen !== null && flag ? (
        <Button kind="text" size="sm" onClick={() => onChoose(null)}>
          {t('quizzes.takeBack')}
        </Button>
      ) : null}
      {children}
    </section>
  );
}
