import { formatDate } from '@tvacha/shared-core/format';
import { useResource } from '@tvacha/shared-core/resources';
import { useSession } from '@tvacha/shared-core/session';
import { LineChart } from '@tvacha/shared-ui/line-chart';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from './messages';
import styles from './quiz-page.module.css';
import { quizResults } from './quizzes';

/** How the member's attempts went, the first one at the left; one alone is said in words. */
export function ResultsOverTime({ quizId }: { quizId: string }) {
  const t = useT();
  const { user } = useSession();
  const view = useResource(quizResults, user ? { userId: user._id, quizId } : null);
  return (
    <section className={styles.results} aria-labelledby="own-results">
      <h2 id="own-results">{t('quizzes.own')}</h2>
      <Loaded view={view} shape="list" failed={{ title: t('quizzes.ownError') }}>
        {(history) => {
          const [only] = history;
          if (history.length === 1 && only)
            return <p>{t('quizzes.once', { percent: only.percent, date: formatDate(only.submittedAt) })}</p>;
          const inOrder = [...history].reverse();
          return (
            <LineChart
              label={t('quizzes.chart')}
              categoryLabel={t('quizzes.attempt')}
              categories={inOrder.map(({ number, submittedAt }) => `${number} · ${formatDate(submittedAt)}`)}
              series={[{ name: t('quizzes.percent'), values: inOrder.map(({ percent }) => percent) }]}
              format={(value) => `${value} %`}
            />
          );
        }}
      </Loaded>
    </section>
  );
}
