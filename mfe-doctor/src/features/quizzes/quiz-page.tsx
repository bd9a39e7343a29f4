import type { Quiz } from '@tvacha/shared-contract';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { formatDate } from '@tvacha/shared-core/format';
import { withQuery } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Tag } from '@tvacha/shared-ui/tag';
import { BookmarkButton } from '../../common/bookmark-button';
import { useT as useAreaT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { placeOf } from '../../state/library';
import { useT } from './messages';
import styles from './quiz-page.module.css';
import { quizDetails, quizPaths } from './quizzes';
import { ResultsOverTime } from './results-over-time';

function QuizView({ quiz }: { quiz: Quiz }) {
  const t = useT();
  const area = useAreaT();
  const facts = [
    [t('quizzes.level'), quiz.level],
    [area('quizzes.questions'), String(quiz.questions)],
    [t('quizzes.time'), t('quizzes.minutes', { count: quiz.minutes })],
    ...(quiz.timeLimit === null ? [] : [[t('quizzes.limit'), t('quizzes.minutes', { count: quiz.timeLimit })]]),
    [t('quizzes.passMark'), `${quiz.passMark} %`],
    [t('quizzes.reviewer'), `${quiz.reviewer}, ${formatDate(quiz.reviewedOn)}`],
  ] as const;
  const at = useResource(placeOf, { contentId: quiz._id }).value;
  const goOn =
    at && at.part > 1 ? withQuery(quizPaths.take(quiz._id), { question: at.part }) : quizPaths.take(quiz._id);
  return (
    <div className={styles.quiz}>
      {quiz.speciality ? (
        <div className={styles.tags}>
          <Tag tone="primary">{quiz.speciality.name}</Tag>
        </div>
      ) : null}
      <PageHeader title={quiz.title} lead={quiz.summary} />
      <div className={styles.actions}>
        <MembersOnly what="quiz">
          <Button kind="primary" size="lg" icon="exam" href={quiz.begun ? goOn : quizPaths.take(quiz._id)}>
            {quiz.begun ? t('quizzes.goOn') : quiz.attempts > 0 ? t('quizzes.again') : t('quizzes.begin')}
          </Button>
        </MembersOnly>
        {quiz.attempts > 0 ? (
          <>
            <Button size="lg" href={quizPaths.results(quiz._id)}>
              {t('quizzes.review')}
            </Button>
            <Button size="lg" kind="text" href={quizPaths.missed(quiz._id)}>
              {t('quizzes.repeatMissed')}
            </Button>
          </>
        ) : null}
      </div>
      {quiz.timeLimit === null ? null : <p className={styles.note}>{t('quizzes.limitNote')}</p>}
      <BookmarkButton contentId={quiz._id} />
      <dl className={styles.facts} aria-label={area('record.facts')}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quiz.attempts > 0 ? <ResultsOverTime quizId={quiz._id} /> : null}
    </div>
  );
}

/** `/doctor/quizzes/:id`: what it is about, the way in, and one's own results (DOC-03). */
export function QuizPage() {
  const area = useAreaT();
  const { id = '' } = useParams();
  const view = useResource(quizDetails, { quizId: id });
  return (
    <>
      <BackLink to={kindPaths.quizzes} label={area('quizzes.all')} />
      <Loaded view={view} shape="article" failed={useKindFailure('record', 'quizzes')} page>
        {(quiz) => <QuizView quiz={quiz} />}
      </Loaded>
    </>
  );
}
