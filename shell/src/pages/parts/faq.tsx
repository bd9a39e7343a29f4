import { Icon } from '@tvacha/shared-ui/icon';
import styles from './faq.module.css';

interface FaqProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers. */
export function Faq({ questions }: FaqProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="caret-down" size={20} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
