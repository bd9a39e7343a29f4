import type { Question } from '@tvacha/shared-contract';
import { formatRelativeDay } from '@tvacha/shared-core/format';
import { foundPath } from '@tvacha/shared-core/found';
import { Link } from '@tvacha/shared-core/router';
import { useT } from './messages';
import { QuestionTags } from './question-tags';
import { questionPaths } from './questions';
import styles from './questions.module.css';
import { plainWords } from './strip-markdown';

/** What a question is about, where it is about something of the portal. */
export function AboutLine({ about }: { about: Question['about'] }) {
  const t = useT();
  if (!about) return null;
  return (
    <p className={styles.about}>
      {t('questions.about')} <Link to={foundPath({ ...about, slug: null })}>{about.title}</Link>
    </p>
  );
}

/** Who wrote something, from where and when. */
export function Byline({ author, createdAt }: Pick<Question, 'author' | 'createdAt'>) {
  const who = [author.name, author.city].filter(Boolean).join(', ');
  return (
    <span>
      {who} · <time dateTime={createdAt}>{formatRelativeDay(createdAt)}</time>
    </span>
  );
}

/** A question in a list. */
export function QuestionRow({ question, level: Heading = 'h2' }: { question: Question; level?: 'h2' | 'h3' }) {
  const t = useT();
  return (
    <article className={styles.row}>
      <p className={styles.answers} data-solved={question.solved || undefined}>
        <strong>{question.answers}</strong>
        {t('questions.answers', { count: question.answers })}
      </p>
      <div>
        <Heading className={styles.title}>
          <Link to={questionPaths.record(question._id)}>{question.title}</Link>
        </Heading>
        <p className={styles.excerpt}>{plainWords(question.excerpt)}</p>
        <AboutLine about={question.about} />
        <QuestionTags question={question} />
        <p className={styles.facts}>
          <Byline {...question} />
          {question.pictures > 0 ? ` · ${t('pictureCount', { count: question.pictures })}` : ''}
        </p>
      </div>
    </article>
  );
}
