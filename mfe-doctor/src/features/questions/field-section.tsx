import { useCanRead } from '@tvacha/shared-core/permissions';
import { type QuestionRequest, questions } from '@tvacha/shared-core/questions';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import { Section } from '../../common/section';
import { QuestionRow } from './question-row';
import { questionList } from './questions';
import styles from './questions.module.css';

const ofField: QuestionRequest = { filter: 'field', page: 1, dataPerPage: 3 };

/** The newest questions of the reader's specialities; nothing is asked for without the right to read questions. */
export function useFieldQuestions() {
  const isAllowed = useCanRead('Questions', 'read');
  return { ...useResource(questions, isAllowed ? ofField : null), isAllowed };
}

/** Part of the dashboard; left out where there is none. */
export function FieldSection() {
  const t = useT();
  const view = useFieldQuestions();
  if (!view.isAllowed || (view.value && view.value.total === 0)) return null;
  return (
    <Section title={t('dashboard.questions')}>
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('dashboard.questionsError.title'), text: t('dashboard.errorText') }}
      >
        {({ items }) => (
          <>
            <ul className={styles.rows}>
              {items.map((question) => (
                <li key={question._id}>
                  <QuestionRow question={question} level="h3" />
                </li>
              ))}
            </ul>
            <Link className={styles.more} to={questionList.hrefOf({ filter: 'field' })}>
              {t('dashboard.questionsAll')}
            </Link>
          </>
        )}
      </Loaded>
    </Section>
  );
}
