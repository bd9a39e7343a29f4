import type { QuizSitting } from '@tvacha/shared-contract';
import { number, shownAs } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { withQuery } from '@tvacha/shared-core/paths';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../../common/refusal';
import { useLearningTime } from '../../common/use-learning-time';
import { useSavePosition } from '../../common/use-save-position';
import { useSentWhenBack } from '../../common/use-sent-when-back';
import { useT } from './messages';
import { QuestionView } from './question-view';
import { QuizTimer } from './quiz-timer';
import { quizAnswers, quizKeep, quizPaths } from './quizzes';
import styles from './take-page.module.css';
import { useAnswers } from './use-answers';

const view = shownAs('one', 'all');

/** Which question is shown, and whether all are; both stand in the address. */
function usePlace(sitting: QuizSitting) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const count = sitting.questions.length;
  const at = number({ min: 1, max: count }).read(params.get('question') ?? '') ?? 1;
  const shown = view.read(params.get('view') ?? '') ?? 'one';
  const go = (next: { at?: number; shown?: 'one' | 'all' }) => {
    const to = { at, shown, ...next };
    const query = { question: to.at, view: to.shown === 'one' ? null : to.shown };
    navigate(withQuery(quizPaths.take(sitting.quiz._id), query), { replace: true });
  };
  return { at, shown, count, go, isGiven: params.has('question') };
}

/** A quiz that is taken: its questions, how far one is, and the hand-in. */
export function Sitting({ sitting }: { sitting: QuizSitting }) {
  const t = useT();
  const navigate = useNavigate();
  const { quiz, questions, secondsLeft } = sitting;
  const { at, shown, count, go, isGiven } = usePlace(sitting);
  const { status, problem, send } = useSentWhenBack(quizAnswers, sitting._id);
  const { answers, flagged, state, choose, flag } = useAnswers(sitting, status === 'sent');
  const keeping = useMutation(quizKeep, sitting._id).problem;
  const refused = keeping?.code === 'FORBIDDEN' ? keeping : null;
  const questionId = questions[at - 1]?._id;
  const keepPlace = useSavePosition(quiz._id);
  useLearningTime(quiz._id);
  const [isAsking, setAsking] = useState(false);
  const [isTimeUp, setTimeUp] = useState(false);
  const [isTooLate, setTooLate] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [turnedTo, setTurnedTo] = useState<number>();
  // The question that one turned to is drawn by then.
  useEffect(() => {
    if (turnedTo !== at || shown !== 'one') return;
    heading.current?.focus();
    setTurnedTo(undefined);
  }, [turnedTo, at, shown]);
  const answered = questions.filter(({ _id }) => answers[_id] != null).length;

  useEffect(() => {
    if (status === 'sent') navigate(quizPaths.results(quiz._id), { replace: true });
  }, [status, quiz._id, navigate]);

  // Who comes back without a question in the address is at none yet: the place that is kept stays.
  const isPlace = isGiven || Object.keys(sitting.answers).length === 0;
  useEffect(() => {
    if (questionId && isPlace) keepPlace({ at: { question: questionId }, part: at, of: count });
  }, [keepPlace, questionId, isPlace, at, count]);

  // The server takes no answer after the end, so what was held back until then may be handed in as nothing.
  const hasNoResult = isTooLate || (isTimeUp && problem?.code === 'Select_Option');
  const handIn = () => send({ quizId: quiz._id, sittingId: sitting._id, answers });
  const ask = () => {
    // Nothing was ever answered, or all of it was taken back: the document has words for each.
    if (answered === 0) toast(Object.keys(answers).length === 0 ? 'No_Ans_quiz' : 'Select_Option');
    else if (answered < count) setAsking(true);
    else handIn();
  };
  const endTime = () => {
    setTimeUp(true);
    if (answered === 0) setTooLate(true);
    else handIn();
  };
  const turn = (to: number) => {
    setTurnedTo(to);
    go({ at: to, shown: 'one' });
  };
  const shownQuestions = shown === 'all' ? questions : questions.slice(at - 1, at);

  if (hasNoResult)
    return (
      <div className={styles.sitting}>
        <PageHeader title={quiz.title} />
        <Notice tone="warning" title={t('quizzes.tooLate')} live>
          {t('quizzes.tooLateText')}
          <Button href={quizPaths.record(quiz._id)}>{t('quizzes.toQuiz')}</Button>
        </Notice>
      </div>
    );
  return (
    <div className={styles.sitting}>
      <PageHeader title={quiz.title} />
      <div className={styles.bar}>
        <ProgressBar
          label={t('quizzes.progress')}
          hideLabel
          value={answered / count}
          text={t('quizzes.answered', { answered, count })}
        />
        {secondsLeft === null ? null : <QuizTimer secondsLeft={secondsLeft} onDone={endTime} />}
        <Segmented
          label={t('quizzes.view')}
          value={shown}
          options={view.options.map((value) => ({ value, label: t(`quizzes.view.${value}`) }))}
          onChange={(next) => go({ shown: next })}
        />
      </div>
      <p className={styles.kept} role="status">
        {state === 'saved' || state === 'saving' ? t(`quizzes.${state}`) : ''}
      </p>
      <Refusal problem={problem?.code === 'NOT_FOUND' ? null : (problem ?? refused)} />
      {state === 'unsaved' && !problem && !refused ? <Notice tone="warning" title={t('quizzes.unsaved')} live /> : null}
      {state === 'over' || problem?.code === 'NOT_FOUND' ? (
        <Notice tone="warning" title={t('quizzes.over')} live>
          <Button href={quizPaths.results(quiz._id)}>{t('quizzes.review')}</Button>
        </Notice>
      ) : null}
      {shownQuestions.map((question) => (
        <QuestionView
          key={question._id}
          question={question}
          at={questions.indexOf(question) + 1}
          of={count}
          chosen={answers[question._id] ?? null}
          onChoose={(option) => choose(question._id, option)}
          flag={{ isSet: flagged.includes(question._id), onChange: () => flag(question._id) }}
          headingRef={shown === 'one' ? heading : undefined}
        />
      ))}
      <div className={styles.foot}>
        {shown === 'one' ? (
          <>
            <Button icon="arrow-left" disabled={at === 1} onClick={() => turn(at - 1)}>
              {t('quizzes.previous')}
            </Button>
            <Button icon="arrow-right" disabled={at === count} onClick={() => turn(at + 1)}>
              {t('quizzes.next')}
            </Button>
          </>
        ) : null}
        <Button kind="primary" loading={status === 'sending'} onClick={ask}>
          {t('quizzes.handIn')}
        </Button>
      </div>
      <nav aria-label={t('quizzes.map')}>
        <ol className={styles.map}>
          {questions.map(({ _id }, index) => (
            <li key={_id}>
              <button
                type="button"
                aria-current={shown === 'one' && index + 1 === at ? 'step' : undefined}
                data-answered={answers[_id] != null || undefined}
                data-flagged={flagged.includes(_id) || undefined}
                aria-label={[
                  t('quizzes.questionOf', { at: index + 1, of: count }),
                  answers[_id] == null ? t('quizzes.unanswered') : t('quizzes.isAnswered'),
                  ...(flagged.includes(_id) ? [t('quizzes.flagged')] : []),
                ].join(', ')}
                onClick={() => turn(index + 1)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <ConfirmDialog
        open={isAsking}
        title={t('quizzes.confirm.title')}
        text={t('quizzes.confirm.text', { count: count - answered })}
        confirmLabel={t('quizzes.handIn')}
        onConfirm={() => {
          setAsking(false);
          handIn();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
