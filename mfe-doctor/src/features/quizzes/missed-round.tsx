import type { MarkedQuestion, Quiz } from '@tvacha/shared-contract';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useEffect, useRef, useState } from 'react';
import { Marked } from './marked-list';
import { useT } from './messages';
import { QuestionView } from './question-view';
import { quizPaths } from './quizzes';
import styles from './take-page.module.css';

interface MissedRoundProps {
  quiz: Quiz;
  /** Those of when the round begins; what is handed in meanwhile is of the next. */
  missed: readonly MarkedQuestion[];
}

/** The questions of the last attempt that were missed, one after the other, marked at once; nothing of it is counted. */
export function MissedRound({ quiz, missed }: MissedRoundProps) {
  const t = useT();
  const [questions] = useState(missed);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [right, setRight] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed, and the question it stood under, are gone by then.
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  const question = questions[at];
  const back = <Button href={quizPaths.results(quiz._id)}>{t('quizzes.review')}</Button>;

  if (!question) {
    const words = questions.length === 0 ? 'quizzes.noneMissed' : 'quizzes.missedDone';
    return (
      <>
        <PageHeader title={quiz.title} />
        <EmptyState
          title={t(`${words}.title`, { right, count: questions.length })}
          text={t(`${words}.text`)}
          action={back}
        />
      </>
    );
  }
  const check = () => {
    if (chosen === null) toast('Select_Option');
    else {
      setChecked(true);
      setRight(right + (chosen === question.answer ? 1 : 0));
    }
  };
  const next = () => {
    setAt(at + 1);
    setChosen(null);
    setChecked(false);
  };
  return (
    <div className={styles.sitting}>
      <PageHeader title={quiz.title} lead={t('quizzes.missedLead')} />
      <QuestionView
        key={question._id}
        question={question}
        at={at + 1}
        of={questions.length}
        chosen={chosen}
        onChoose={(option) => (isChecked ? undefined : setChosen(option))}
        headingRef={heading}
      >
        <div aria-live="polite">
          {isChecked ? <Marked question={{ ...question, chosen, right: chosen === question.answer }} /> : null}
        </div>
      </QuestionView>
      <div className={styles.foot}>
        {isChecked ? (
          <Button kind="primary" onClick={next}>
            {at + 1 < questions.length ? t('quizzes.next') : t('quizzes.finish')}
          </Button>
        ) : (
          <Button kind="primary" onClick={check}>
            {t('quizzes.check')}
          </Button>
        )}
      </div>
    </div>
  );
}
