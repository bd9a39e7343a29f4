import type { Result } from '@tvacha/shared-contract';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Navigate, useLocation, useParams } from '@tvacha/shared-core/router';
import { toast } from '@tvacha/shared-core/toasts';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { LoadingState } from '@tvacha/shared-ui/states';
import { Tag } from '@tvacha/shared-ui/tag';
import { useEffect } from 'react';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { MarkedList } from './marked-list';
import { useT } from './messages';
import styles from './quiz-page.module.css';
import { quizPaths, quizReview } from './quizzes';
import { ResultsOverTime } from './results-over-time';

/** Comes for those who take the missed ones once more: it brings the parts of forms. */
const MissedRound = latePart(
  async () => (await import(/* webpackChunkName: "missed-round" */ './missed-round')).MissedRound,
  {
    fallback: <LoadingState shape="article" />,
    failed: (retry) => <FailedPart onRetry={retry} />,
  },
);

function Review({ quiz, attempt, questions }: Result<'quizzes.review'>) {
  const t = useT();
  const hasMissed = questions.some(({ right }) => !right);
  return (
    <>
      <PageHeader title={quiz.title} lead={t('quizzes.reviewLead')} />
      <p className={styles.score} role="status">
        <strong>{`${attempt.percent} %`}</strong>
        <span>{t('quizzes.score', { score: attempt.score, total: attempt.total })}</span>
        <Tag tone={attempt.passed ? 'green' : 'amber'}>
          {attempt.passed ? t('quizzes.passed') : t('quizzes.failed', { percent: quiz.passMark })}
        </Tag>
      </p>
      <div className={styles.actions}>
        {hasMissed ? (
          <Button kind="primary" href={quizPaths.missed(quiz._id)}>
            {t('quizzes.repeatMissed')}
          </Button>
        ) : null}
        <Button href={quizPaths.take(quiz._id)}>{t('quizzes.again')}</Button>
      </div>
      {hasMissed ? <p className={styles.comesBack}>{t('repeats.comesBack')}</p> : null}
      <ResultsOverTime quizId={quiz._id} />
      <MarkedList questions={questions} />
    </>
  );
}

/** `/doctor/quizzes/:id/results`: what was right and why; with `?missed=yes` the missed ones once more (DOC-03). */
export function ResultsPage() {
  const { id = '' } = useParams();
  // A demo has no attempts, and no way to one.
  return useMayWrite() ? <Results id={id} /> : <Navigate to={quizPaths.record(id)} replace />;
}

function Results({ id }: { id: string }) {
  const t = useT();
  const { search } = useLocation();
  const view = useResource(quizReview, { quizId: id });
  const { code } = view;
  const words = useKindFailure('record', 'quizzes');
  useEffect(() => {
    if (code === 'NOT_FOUND') toast('No_Ans_quiz');
  }, [code]);
  const none = {
    title: t('quizzes.noResult.title'),
    text: t('quizzes.noResult.text'),
    action: <Button href={quizPaths.record(id)}>{t('quizzes.toQuiz')}</Button>,
  };
  return (
    <>
      <BackLink to={quizPaths.record(id)} label={t('quizzes.toQuiz')} />
      <Loaded view={view} shape="article" failed={{ ...words, missing: none }} page>
        {(review) => (
          <div className={styles.quiz}>
            {new URLSearchParams(search).get('missed') === 'yes' ? (
              <MissedRound
                key={review.quiz._id}
                quiz={review.quiz}
                missed={review.questions.filter(({ right }) => !right)}
              />
            ) : (
              <Review {...review} />
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
