import type { Quiz } from '@tvacha/shared-contract';
import { useListView, useRowPages } from '@tvacha/shared-core/list';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT as useAreaT } from '../../common/i18n';
import { Card, CardList, useCardScreen } from '../../kinds/card-list';
import { peopleLine } from '../../kinds/people';
import { useT } from './messages';
import { quizList, quizPaths, quizzes } from './quizzes';

function Standing({ quiz }: { quiz: Quiz }) {
  const t = useT();
  if (quiz.begun) return <Tag tone="clay">{t('quizzes.begun')}</Tag>;
  if (quiz.best === null) return null;
  const tone = quiz.best >= quiz.passMark ? 'green' : 'amber';
  return <Tag tone={tone}>{t('quizzes.best', { percent: quiz.best })}</Tag>;
}

function QuizCard({ quiz }: { quiz: Quiz }) {
  const t = useT();
  const area = useAreaT();
  const facts = [
    quiz.level,
    peopleLine(quiz.people, area),
    t('quizzes.count', { count: quiz.questions }),
    t('quizzes.minutes', { count: quiz.minutes }),
    ...(quiz.timeLimit === null ? [] : [t('quizzes.limited', { count: quiz.timeLimit })]),
  ];
  return (
    <Card
      topic={quiz.speciality?.name}
      tag={<Standing quiz={quiz} />}
      to={quizPaths.record(quiz._id)}
      title={quiz.title}
      summary={quiz.summary}
      facts={facts.join(' · ')}
    />
  );
}

/** `/doctor/quizzes`: what to take, begun ones, and the best result of each (DOC-03). */
export function QuizzesPage() {
  const list = useListView(quizList, quizzes);
  const asked = quizList.request(list.address);
  const pages = useRowPages(quizzes, asked, list);
  const screen = useCardScreen('quizzes', { list, asked, sorts: quizList.fields.sort.options });
  return (
    <ListScreen {...screen} list={list}>
      {() => (
        <CardList label={screen.title} pages={pages}>
          {(quiz) => <QuizCard quiz={quiz} />}
        </CardList>
      )}
    </ListScreen>
  );
}
