import type { Repeat } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../../common/refusal';
import { useSentWhenBack } from '../../common/use-sent-when-back';
import { Marked } from './marked-list';
import { useT } from './messages';
import { QuestionView } from './question-view';
import { quizPaths } from './quizzes';
import { repeatAnswer } from './repeats';
import styles from './take-page.module.css';

interface RepeatedProps {
  question: Repeat;
  at: number;
  of: number;
  onNext: () => void;
}

/** One question, answered where it stands: what is right, why, and when it comes back. */
function Repeated({ question, at, of, onNext }: RepeatedProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const { status, answer, problem, send } = useSentWhenBack(repeatAnswer, question._id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 1) heading.current?.focus();
  }, [at]);
  const isGone = problem?.code === 'CONFLICT' || problem?.code === 'NOT_FOUND';
  const gone = { title: t('repeats.gone'), text: t('repeats.goneText') };
  const check = () => {
    if (chosen === null) toast('Select_Option');
    else send({ questionId: question._id, option: chosen });
  };
  return (
    <>
      <QuestionView
        question={question}
        at={at}
        of={of}
        chosen={chosen}
        onChoose={(option) => (answer ? undefined : setChosen(option))}
        headingRef={heading}
      >
        <div aria-live="polite">
          {answer ? (
            <>
              <Marked question={answer.question} />
              <p>{answer.dueAt ? t('repeats.back', { date: formatDate(answer.dueAt) }) : t('repeats.learned')}</p>
            </>
          ) : null}
        </div>
      </QuestionView>
      <Refusal problem={problem} words={{ CONFLICT: gone, NOT_FOUND: gone }} />
      <div className={styles.foot}>
        {/* A title is as long as it likes, and a button does not wrap. */}
        <Link to={quizPaths.record(question.quiz._id)}>{t('repeats.from', { quiz: question.quiz.title })}</Link>
        {answer || isGone ? (
          <Button kind="primary" onClick={onNext}>
            {at < of ? t('quizzes.next') : t('quizzes.finish')}
          </Button>
        ) : (
          <Button kind="primary" loading={status === 'sending'} onClick={check}>
            {t('quizzes.check')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What is due, one question after the other; those that come meanwhile are of the next round. */
export function RepeatRound({ items, onDone }: { items: readonly Repeat[]; onDone: () => void }) {
  const [round] = useState(items);
  const [at, setAt] = useState(0);
  const question = round[at];
  if (!question) return null;
  const next = () => {
    if (at + 1 < round.length) setAt(at + 1);
    else onDone();
  };
  return (
    <div className={styles.sitting}>
      <Repeated key={question._id} question={question} at={at + 1} of={round.length} onNext={next} />
    </div>
  );
}
