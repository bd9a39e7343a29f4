import type { MarkedQuestion } from '@tvacha/shared-contract';
import { Icon } from '@tvacha/shared-ui/icon';
import styles from './marked-list.module.css';
import { useT } from './messages';
import { QuizPicture } from './quiz-picture';

/** What was chosen, what is right, and why. */
export function Marked({ question }: { question: MarkedQuestion }) {
  const t = useT();
  const { options, chosen, answer, right, explanation } = question;
  const chosenText = options.find(({ id }) => id === chosen)?.text;
  return (
    <div className={styles.marked} data-right={right}>
      <p className={styles.verdict}>
        <Icon name={right ? 'check-circle-fill' : 'x-circle-fill'} />
        {right ? t('quizzes.right') : chosen === null ? t('quizzes.leftOut') : t('quizzes.wrong')}
      </p>
      {!right && chosenText ? <p>{t('quizzes.yours', { answer: chosenText })}</p> : null}
      <p className={styles.answer}>
        {t('quizzes.theRight', { answer: options.find(({ id }) => id === answer)?.text ?? '' })}
      </p>
      <p className={styles.why}>{explanation}</p>
    </div>
  );
}

/** All questions of an attempt, marked. */
export function MarkedList({ questions }: { questions: readonly MarkedQuestion[] }) {
  const t = useT();
  return (
    <section aria-labelledby="marked">
      <h2 id="marked">{t('quizzes.answers')}</h2>
      <ol className={styles.list}>
        {questions.map((question) => (
          <li key={question._id}>
            <h3 className={styles.text}>{question.text}</h3>
            {question.picture ? <QuizPicture picture={question.picture} /> : null}
            <Marked question={question} />
          </li>
        ))}
      </ol>
    </section>
  );
}
