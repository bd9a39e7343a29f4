import type { Question } from '@tvacha/shared-contract';
import { Link } from '@tvacha/shared-core/router';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from './messages';
import styles from './question-tags.module.css';
import { questionList } from './questions';

type Tagged = Pick<Question, 'tags' | 'speciality' | 'solved'>;

/** Speciality and tags of a question, each leading to what else has it, and whether it is solved. */
export function QuestionTags({ question: { tags, speciality, solved } }: { question: Tagged }) {
  const t = useT();
  return (
    <ul className={styles.tags} aria-label={t('questions.tags')}>
      {solved ? (
        <li>
          <Tag tone="green" icon="check-circle">
            {t('questions.solved')}
          </Tag>
        </li>
      ) : null}
      {speciality ? (
        <li>
          <Link className={styles.tag} to={questionList.hrefOf({ speciality: speciality.slug })}>
            {speciality.name}
          </Link>
        </li>
      ) : null}
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link className={styles.tag} to={questionList.hrefOf({ tag: slug })}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
