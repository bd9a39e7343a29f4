import type { Quiz } from '@tvacha/shared-contract';
import { kinds } from '@tvacha/shared-contract/kinds';
import { useListView } from '@tvacha/shared-core/list';
import { Link } from '@tvacha/shared-core/router';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { quizList, quizPaths, quizzes } from './quizzes';
import styles from './quizzes.module.css';

function QuizCard({ quiz }: { quiz: Quiz }) {
  const t = useT();
  return (
    <article className={styles.card}>
      <div className={styles.tags}>
        {quiz.speciality ? <span className={styles.topic}>{quiz.speciality.name}</span> : null}
        {quiz.begun ? <Tag tone="clay">{t('quizzes.begun')}</Tag> : null}
        {quiz.best !== null && !quiz.begun ? (
          <Tag tone={quiz.best >= quiz.passMark ? 'green' : 'amber'}>{t('quizzes.best', { percent: quiz.best })}</Tag>
        ) : null}
      </div>
      <h2 className={styles.title}>
        <Link to={quizPaths.record(quiz._id)}>{quiz.title}</Link>
      </h2>
      <p className={styles.summary}>{quiz.summary}</p>
      <p className={styles.facts}>
        {[
          quiz.level,
          t('quizzes.count', { count: quiz.questions }),
          t('quizzes.minutes', { count: quiz.minutes }),
          ...(quiz.timeLimit === null ? [] : [t('quizzes.limited', { count: quiz.timeLimit })]),
        ].join(' · ')}
      </p>
    </article>
  );
}

/** `/doctor/quizzes`: what to take, begun ones, and the best result of each (DOC-03). */
export function QuizzesPage() {
  const t = useT();
  const list = useListView(quizList, quizzes, { keepRows: true, toLastPage: true });
  const title = kinds.quizzes.title.en;
  return (
    <ListScreen
      title={title}
      lead={t('quizzes.lead')}
      list={list}
      tools={[
        { kind: 'search', name: 'search', label: t('list.search', { kind: title }), wide: true },
        {
          kind: 'choice',
          name: 'state',
          label: t('quizzes.state'),
          options: quizList.fields.state.options.map((value) => ({ value, label: t(`quizzes.state.${value}`) })),
        },
        {
          kind: 'select',
          name: 'sort',
          label: t('list.sort'),
          options: quizList.fields.sort.options.map((value) => ({ value, label: t(`list.sort.${value}`) })),
        },
      ]}
      shape="list"
      words={{
        failed: { title: t('list.error.title'), text: t('list.error.text'), section: title },
        none: { title: t('quizzes.none.title'), text: t('quizzes.none.text') },
        narrowed: { title: t('quizzes.empty.title'), text: t('list.empty.text'), action: t('list.clearAll') },
      }}
    >
      {({ items }) => (
        <ul className={styles.list} aria-label={title}>
          {items.map((quiz) => (
            <li key={quiz._id}>
              <QuizCard quiz={quiz} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
